import { escapeHtml } from '#components/escape-html.ts';
import type { Content } from '#content/content.ts';
import { listParts, partOfPage, writeIndex } from './sitemap-parts.ts';

const START =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';

/**
 * The sitemap of all pages, each with the moment of its last change where that is known. Of a large
 * site it is an index, and `part` is one of its parts; undefined where there is none.
 */
export function writeSitemap(content: Content, part?: number): string | undefined {
  const parts = content.sitemapParts();
  const { origin } = new URL(content.publicUrl());
  if (part === undefined && parts > 1) return writeIndex(origin, listParts('/sitemap.xml', parts));
  if (part !== undefined && (parts === 1 || part >= parts)) return undefined;
  const changes = content.pageChanges();
  const entries = (listAddresses(content.listedPaths(), parts).get(part ?? 0) ?? []).map(
    ({ path, address }) => {
      const at = changes[path];
      return `<url><loc>${origin}${address}</loc>${at ? `<lastmod>${at}</lastmod>` : ''}</url>`;
    },
  );
  return `${START}${entries.join('')}</urlset>`;
}

type Address = { path: string; address: string };

/** The list of pages is the same one as long as no page is added or removed. */
const known = new WeakMap<readonly string[], Map<number, Address[]>>();

function listAddresses(paths: readonly string[], parts: number): Map<number, Address[]> {
  const before = known.get(paths);
  if (before) return before;
  const listed = paths.map((path) => ({ path, address: addressOf(path) }));
  const grouped = Map.groupBy(listed, ({ path }) => partOfPage(path, parts));
  known.set(paths, grouped);
  return grouped;
}

/** A path as an address has it in XML. */
function addressOf(path: string): string {
  return escapeHtml(encodeURI(path));
}
