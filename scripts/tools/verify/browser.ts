import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian-package.ts';

/** The same browser without a window: the tests take a fifth less time in it. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';
const GIVEN = process.env.CHROMIUM_PATH ?? '';

const PLACES = [
  GIVEN,
  WINDOWLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** An installed Chromium or Chrome, or `null`. `CHROMIUM_PATH` names one elsewhere. */
export function findBrowser(): string | null {
  return PLACES.find((path) => path !== '' && existsSync(path)) ?? null;
}

/**
 * Finds a browser. On Debian, as root, it first installs the one without a window, or else the
 * other. Throws when there is none.
 */
export function requireBrowser(): string {
  const hasQuickest = () => existsSync(GIVEN) || existsSync(WINDOWLESS);
  installDebianPackages('Chromium', ['chromium-headless-shell'], hasQuickest);
  installDebianPackages('Chromium', ['chromium'], () => findBrowser() !== null);
  const browser = findBrowser();
  if (!browser)
    throw new Error('The browser tests need Chromium: install it or set CHROMIUM_PATH.');
  return browser;
}
