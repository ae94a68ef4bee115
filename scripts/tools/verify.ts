import { requireBrowser } from './verify/browser.ts';
import { BROWSER_TESTS, oneCheck, runChecks, vitestCheck } from './verify/checks.ts';

/** `npm test`: the whole gate but for Firebase, quick checks first. */
requireBrowser();
await runChecks([
  oneCheck('Types', 'node', 'scripts/tools/typecheck.ts'),
  oneCheck('Format and lint', 'biome', 'check', '.'),
  oneCheck('Unused code', 'knip'),
  oneCheck('Import rules', 'depcruise', 'graph', 'site/src', 'admin/src', 'scripts'),
  oneCheck('Generated files', 'node', 'scripts/tools/codegen.ts', '--check'),
  oneCheck('Build', 'node', 'scripts/build.ts'),
  vitestCheck('Unit and integration tests', 'unit'),
  BROWSER_TESTS,
]);
