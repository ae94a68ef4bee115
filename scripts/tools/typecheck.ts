import { spawn } from 'node:child_process';
import { ROOT } from '../root.ts';

const CHECKS = [
  ['tsc', '-p', 'graph/embedded-database'],
  ['tsc', '-p', 'graph'],
  ['tsc', '-p', 'scripts'],
  ['tsc', '-p', 'admin'],
  ['astro', 'check', '--root', 'site', '--minimumSeverity', 'warning'],
];

/** Checks the types of all workspaces in parallel and shows every error. */
const results = await Promise.all(CHECKS.map(check));
process.exitCode = results.every(Boolean) ? 0 : 1;

function check([command = '', ...options]: string[]): Promise<boolean> {
  const child = spawn(command, options, { cwd: ROOT, stdio: 'inherit' });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
