import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian-package.ts';

const PLACES = [
  process.env.CHROMIUM_PATH ?? '',
  // The same browser without a window: the tests take half the time in it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** An installed Chromium or Chrome, or `null`. `CHROMIUM_PATH` names one elsewhere. */
export function findBrowser(): string | null {
  return PLACES.find((path) => path !== '' && existsSync(path)) ?? null;
}

/** Finds a browser; on Debian, as root, installs one. Throws when there is none. */
export function requireBrowser(): string {
  const packages = ['chromium-headless-shell', 'chromium'];
  installDebianPackages('Chromium', packages, () => findBrowser() !== null);
  const browser = findBrowser();
  if (!browser)
    throw new Error('The browser tests need Chromium: install it or set CHROMIUM_PATH.');
  return browser;
}
