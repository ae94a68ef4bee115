import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian-package.ts';

const PLACES = [
  process.env.NGINX_PATH ?? '',
  '/usr/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

/** An installed nginx, or `null`. `NGINX_PATH` names one elsewhere. */
export function findNginx(): string | null {
  return PLACES.find((path) => path !== '' && existsSync(path)) ?? null;
}

/** Finds nginx; on Debian, as root, installs it. Throws when there is none. */
export function requireNginx(): string {
  installDebianPackages('nginx', ['nginx-light'], () => findNginx() !== null);
  const nginx = findNginx();
  if (!nginx) throw new Error('This test needs nginx: install it or set NGINX_PATH.');
  return nginx;
}
