import { createHash } from 'node:crypto';

/** What stands in a tag behind its name. A `>` or a whole script may stand in a quoted value. */
const INSIDE = `((?:[^>"']|"[^"]*"|'[^']*')*)`;

/** A script with what it holds, or any other tag or comment, which is passed over as a whole. */
const TAG = new RegExp(
  `<script\\b${INSIDE}>([\\s\\S]*?)</script>|<!--[\\s\\S]*?-->|</?[a-z]${INSIDE}>`,
  'gi',
);

/**
 * The inline scripts of a page, each as its hash, as Content-Security-Policy writes it. Files and
 * data for search engines are no inline scripts.
 */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes, source = ''] of html.matchAll(TAG)) {
    if (attributes === undefined || /\ssrc=|application\/ld\+json/.test(attributes)) continue;
    hashes.add(`sha256-${createHash('sha256').update(source).digest('base64')}`);
  }
  return [...hashes];
}
