import { spawnSync } from 'node:child_process';
import { ROOT } from '../root.ts';
import { requireBrowser } from './verify/browser.ts';
import { CHECKS } from './verify/checks.ts';
import { runChecks } from './verify/run-checks.ts';
import { browserCheck, vitestCheck } from './verify/test-checks.ts';

/**
 * `npm run check`: a quick look while one works. Types, lint, the unit tests of what has changed
 * since the branch left `main`, and a walk through site and back office in the browser.
 */
requireBrowser();
const { types, format, unused, imports } = CHECKS;
const changed = vitestCheck(
  'Unit tests of what changed',
  'changed',
  '--changed',
  findBase(),
  '--passWithNoTests',
);
await runChecks([
  ...[types, format, unused, imports],
  { ...changed, canBeEmpty: true },
  browserCheck('Walk in the browser', '--grep', '@smoke'),
]);

/** The commit where the branch has left `main`. */
function findBase(): string {
  for (const main of ['origin/main', 'main']) {
    const { status, stdout } = git('merge-base', 'HEAD', main);
    if (status === 0) return stdout.trim();
  }
  return 'HEAD';
}

function git(...command: string[]) {
  return spawnSync('git', command, { cwd: ROOT, encoding: 'utf8' });
}
