import type { IncomingMessage } from 'node:http';
import { API_FOLDERS } from '#core/api-folders.ts';

/** What every page and the back office may load, as directives of Content-Security-Policy. */
export const SHARED_POLICY = {
  defaultSrc: ["'self'"],
  baseUri: ["'self'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'self'"],
  formAction: ["'self'"],
  // Editors may use pictures from any web address.
  imgSrc: ["'self'", 'https:', 'http:', 'data:', 'blob:'],
  mediaSrc: ["'self'", 'https:'],
  styleSrc: ["'self'", "'unsafe-inline'"],
  frameSrc: ["'self'", 'https:'],
};

/** Browsers that came by HTTPS come back by HTTPS, for a year. */
export const HSTS = { maxAge: 31_536_000, includeSubDomains: false };

/** What never changes at its address, and what is asked for again each time. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** What the application answers. Every other address belongs to the published site. */
const APP_ADDRESS = new RegExp(`^/(uploads|${API_FOLDERS.join('|')})([/?]|$)`, 'i');

/** Whether a request is for the API, the back office, a preview or a picture. */
export function isAppAddress({ url = '' }: IncomingMessage): boolean {
  return APP_ADDRESS.test(url);
}

/** The folders whose files never change. */
export const IMMUTABLE_FOLDERS = ['_astro', 'uploads'] as const;

/**
 * The security headers of public pages, for this server and for any other that serves them.
 * `scripts` are the hashes of the inline scripts that the site's build knows, as CSP writes them
 * (`sha256-…`); no other inline script runs. A release of an earlier version knows none: there
 * every inline script runs.
 */
export function pageHeaders(scripts: readonly string[] | undefined, isHttps: boolean) {
  const allowed = scripts ? scripts.map((hash) => `'${hash}'`) : ["'unsafe-inline'"];
  const policy = { ...SHARED_POLICY, scriptSrc: ["'self'", ...allowed] };
  return {
    'Content-Security-Policy': toPolicy(policy),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Video players ask for the address of the site that shows them.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    ...(isHttps && { 'Strict-Transport-Security': `max-age=${HSTS.maxAge}` }),
  };
}

function toPolicy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name.replace(/[A-Z]/g, (at) => `-${at.toLowerCase()}`), ...sources])
    .map((words) => words.join(' '))
    .join(';');
}
