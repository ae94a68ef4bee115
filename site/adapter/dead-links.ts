import { API_FOLDERS } from '@karibu/graph/contract';
import { TAG } from './tags.ts';

/** A page without its dead links, and their addresses as they were written. */
export type MendedPage = { html: string; deadLinks: string[] };

/** Says whether the site answers a path, which has no slash at its end. */
type IsThere = (path: string) => boolean;

/** An attribute of a tag with its value. Each is matched as a whole, as tags are. */
const ATTRIBUTE =
  /\s+(?<name>[^\s=>"'/]+)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s>]+)))?/g;

/** The attributes that name one address, or several. */
const ADDRESSES = /^(?:href|src|poster|srcset)$/i;

/** Where an attribute may begin that names an address; within a text it looks alike. */
const BEGINNING = /\b(href|src|poster|srcset)\s*=\s*/gi;
const VALUE = /"([^"]*)"|'([^']*)'|([^\s>]+)/y;

/**
 * Takes the attributes out of a page that name an address of the site itself which nothing answers.
 * So a link becomes its text, and a picture its description. `address` is the page's own. Throws
 * where a script or a style sheet is missing.
 */
export function takeOutDeadLinks(html: string, address: URL, isThere: IsThere): MendedPage {
  const own = pathOf(address);
  const isDead = (written: string) => {
    const path = ownPathOf(written, address);
    return path !== null && path !== own && !isThere(path);
  };
  // Nearly all pages have none, which is seen at a glance.
  const dead = new Set([...listCandidates(html)].filter(isDead));
  return dead.size > 0 ? takeOut(html, dead) : { html, deadLinks: [] };
}

/** All addresses of a page, and perhaps some more that stand in a text. */
function listCandidates(html: string): Set<string> {
  const candidates = new Set<string>();
  for (const { 0: start, 1: name = '', index } of html.matchAll(BEGINNING)) {
    VALUE.lastIndex = index + start.length;
    const [, double, single, bare] = VALUE.exec(html) ?? [];
    for (const each of addressesIn({ name, double, single, bare })) candidates.add(each);
  }
  return candidates;
}

function takeOut(html: string, dead: ReadonlySet<string>): MendedPage {
  const deadLinks = new Set<string>();
  const mended = html.replaceAll(TAG, (tag, ...rest) => {
    if (tag.startsWith('<!--')) return tag;
    const { script } = rest.at(-1) as { script?: string };
    // What a script holds stays as it is.
    const end = script === undefined ? tag.length : '<script'.length + script.length;
    const isNeeded =
      script !== undefined || /^<link\b.*\b(?:stylesheet|modulepreload)\b/i.test(tag);
    const opening = tag.slice(0, end).replaceAll(ATTRIBUTE, (attribute, ...found) => {
      const missing = addressesIn(found.at(-1)).filter((each) => dead.has(each));
      if (missing.length === 0) return attribute;
      if (isNeeded) throw new Error(`It needs ${missing[0]}, which is missing`);
      for (const each of missing) deadLinks.add(each);
      return '';
    });
    return opening + tag.slice(end);
  });
  return { html: mended, deadLinks: [...deadLinks] };
}

type Attribute = { name: string } & Partial<
  Record<'double' | 'single' | 'bare', string | undefined>
>;

function addressesIn({ name, double, single, bare }: Attribute): string[] {
  if (!ADDRESSES.test(name)) return [];
  const written = double ?? single ?? bare ?? '';
  const value = written.replaceAll(/&(?:amp|#38);/g, '&').trim();
  if (name.toLowerCase() !== 'srcset') return [value];
  return value.split(/,\s+/).flatMap((each) => each.split(/\s/, 1));
}

const OTHERS = new RegExp(`^/(?:${API_FOLDERS.join('|')})(?:/|$)`, 'i');

/** The path of an address on this site; null for another site, and for what the API answers. */
function ownPathOf(written: string, address: URL): string | null {
  // The browser never leaves the page for these.
  if (written === '' || written.startsWith('#')) return null;
  const url = URL.parse(written, address);
  if (url?.origin !== address.origin || OTHERS.test(url.pathname)) return null;
  return pathOf(url);
}

/** As the server reads it: no double slashes, and none at its end. */
function pathOf({ pathname }: URL): string {
  return pathname.replace(/\/{2,}/g, '/').replace(/\/+$/, '') || '/';
}
