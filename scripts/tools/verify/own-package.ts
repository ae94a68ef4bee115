import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../root.ts';

/**
 * The directory of a tool that has a package of its own below `scripts`, because it is large and
 * few need it. Installs it when it is not there; throws when it cannot be installed.
 */
export function requireOwnPackage(folder: string, tool: string): string {
  const directory = join(ROOT, 'scripts', 'tools', folder);
  const installed = join(directory, 'node_modules', tool);
  if (existsSync(installed)) return installed;
  console.log(`Installing ${tool} …`);
  const npm = process.env.npm_execpath;
  const [command, ...rest] = npm ? [process.execPath, npm] : ['npm'];
  // An older npm does not know `allowScripts`, and would compile for minutes.
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(command, [...rest, ...options], {
    cwd: directory,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${tool} could not be installed.`);
  return installed;
}
