import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './root.ts';
import { requireBrowser } from './verify/browser.ts';
import { BROWSER_TESTS, type Check, runCheck, vitestCheck } from './verify/checks.ts';

const one = async (isPassed: boolean) => ({ passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 });

/** The whole gate, quick checks first. Each check that fails is shown; none stops the others. */
const CHECKS: Check[] = [
  { title: 'Types', command: ['node', 'scripts/typecheck.ts'], count: one },
  { title: 'Format and lint', command: ['biome', 'check', '.'], count: one },
  { title: 'Unused code', command: ['knip'], count: one },
  {
    title: 'Import rules',
    command: ['depcruise', 'graph/src', 'site/src', 'admin/src', 'scripts'],
    count: one,
  },
  { title: 'Generated files', command: ['node', 'scripts/codegen.ts', '--check'], count: one },
  { title: 'Build', command: ['node', 'scripts/build.ts'], count: one },
  vitestCheck('Unit and integration tests', 'unit'),
  BROWSER_TESTS,
];

await mkdir(join(ROOT, 'test-results'), { recursive: true });
requireBrowser();
let [passed, failed] = [0, 0];
for (const check of CHECKS) {
  const counted = await runCheck(check);
  passed += counted.passed;
  failed += counted.failed;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
