import { createHash } from 'node:crypto';
import { TAG } from './tags.ts';

/**
 * The inline scripts of a page, each as its hash, as Content-Security-Policy writes it. Files and
 * data for search engines are no inline scripts.
 */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const { groups: { script, source = '' } = {} } of html.matchAll(TAG)) {
    if (script === undefined || /\ssrc=|application\/ld\+json/.test(script)) continue;
    hashes.add(`sha256-${createHash('sha256').update(source).digest('base64')}`);
  }
  return [...hashes];
}
