import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a package of Debian, where this is Debian and we are root; otherwise does nothing. */
export function installDebianPackages(what: string, names: string[], isThere: () => boolean): void {
  if (isThere() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${what} …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  for (const name of names) {
    if (!isThere()) spawnSync('apt-get', [...install, name], { stdio: 'ignore', env });
  }
}
