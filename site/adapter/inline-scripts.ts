import { createHash } from 'node:crypto';
import { INSIDE, TAG } from './tags.ts';

/** A script at a glance. What stands in an attribute or a comment may look alike. */
const GLANCE = new RegExp(`<script\\b(${INSIDE})>([\\s\\S]*?)</script>`, 'gi');

const MOST_KNOWN = 50;

/** Files and data for search engines are no inline scripts. */
const OTHER = /\ssrc=|application\/ld\+json/;

/** The inline scripts that were found first, each with its hash. A build has a few. */
const known = new Map<string, string>();

/** The inline scripts of a page, each as its hash, as Content-Security-Policy writes it. */
export function hashInlineScripts(html: string): string[] {
  const sources = new Set(listAtGlance(html) ?? listScripts(html));
  return [...sources].map(hashOf);
}

/**
 * Finds the inline scripts of a page that has no new ones; `null` where one must look closely. A
 * text that reads as a known script may be taken for it.
 */
function listAtGlance(html: string): string[] | null {
  const scripts: string[] = [];
  for (const [script, attributes = '', source = ''] of html.matchAll(GLANCE)) {
    if (/.<script|<!--/is.test(script)) return null;
    if (known.has(source)) scripts.push(source);
    else if (!OTHER.test(attributes)) return null;
  }
  return scripts;
}

function listScripts(html: string): string[] {
  return [...html.matchAll(TAG)].flatMap(({ groups }) =>
    groups?.script === undefined || OTHER.test(groups.script) ? [] : [groups.source ?? ''],
  );
}

function hashOf(source: string): string {
  const hash =
    known.get(source) ?? `sha256-${createHash('sha256').update(source).digest('base64')}`;
  if (known.size < MOST_KNOWN) known.set(source, hash);
  return hash;
}
