import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/**
 * The inline scripts of a page, each as its hash, as Content-Security-Policy writes it. Files and
 * data for search engines are no inline scripts.
 */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', source = ''] of html.matchAll(SCRIPT)) {
    if (/\ssrc=|application\/ld\+json/.test(attributes)) continue;
    hashes.add(`sha256-${createHash('sha256').update(source).digest('base64')}`);
  }
  return [...hashes];
}
