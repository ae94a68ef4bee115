import type { Check } from './run-checks.ts';
import { browserCheck, vitestCheck } from './test-checks.ts';

const FOLDERS = ['graph', 'site/src', 'admin/src', 'scripts'];

/** What the gate checks, by the names that choose some of it; quick checks first. */
export const CHECKS = {
  types: { title: 'Types', command: ['node', 'scripts/tools/typecheck.ts'] },
  format: { title: 'Format and lint', command: ['biome', 'check', '.'] },
  unused: { title: 'Unused code', command: ['knip'] },
  imports: { title: 'Import rules', command: ['depcruise', ...FOLDERS] },
  generated: {
    title: 'Generated files',
    command: ['node', 'scripts/tools/codegen.ts', '--check'],
  },
  build: { title: 'Build', command: ['node', 'scripts/build.ts'] },
  unit: vitestCheck('Unit and integration tests', 'unit'),
  browser: browserCheck('Browser tests'),
} satisfies Record<string, Check>;

/**
 * The checks that the arguments name, or all; options are passed on to the browser tests. Throws
 * when there is no check of a name.
 */
export function chooseChecks(options: readonly string[]): Check[] {
  const names = options.filter((each) => !each.startsWith('-'));
  const passedOn = options.filter((each) => each.startsWith('-'));
  const checks = { ...CHECKS, browser: browserCheck(CHECKS.browser.title, ...passedOn) };
  const unknown = names.filter((name) => !(name in checks));
  if (unknown.length > 0) {
    throw new Error(`No check is called ${unknown.join(', ')}: ${Object.keys(checks).join(', ')}`);
  }
  const isChosen = (name: string) => names.length === 0 || names.includes(name);
  return Object.entries(checks).flatMap(([name, check]) => (isChosen(name) ? [check] : []));
}
