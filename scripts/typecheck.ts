import { spawnSync } from 'node:child_process';
import { ROOT } from './root.ts';

const CHECKS = [
  ['tsc', '-p', 'graph'],
  ['tsc', '-p', 'scripts'],
  ['tsc', '-p', 'admin'],
  ['astro', 'check', '--root', 'site', '--minimumSeverity', 'warning'],
];

/** Checks the types of all workspaces and shows every finding. */
const results = CHECKS.map(([command = '', ...options]) => {
  const { status } = spawnSync(command, options, { cwd: ROOT, stdio: 'inherit' });
  return status === 0;
});
process.exitCode = results.every(Boolean) ? 0 : 1;
