import { spawn } from 'node:child_process';
import { join } from 'node:path';
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
  const child = spawn(join(ROOT, 'node_modules', '.bin', command), options, {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
}
