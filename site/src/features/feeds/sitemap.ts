import { escapeHtml } from '#components/escape-html.ts';
import type { Content } from '#content/content.ts';
import { listParts, writeIndex } from './sitemap-parts.ts';

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
  const name = String(part ?? 0);
  const dates = content.sitemapDates(name);
  const entries = content.sitemapPaths(name).map((path, index) => {
    const at = dates[index];
    const date = at ? `<lastmod>${at}</lastmod>` : '';
    return `<url><loc>${origin}${escapeHtml(encodeURI(path))}</loc>${date}</url>`;
  });
  return `${START}${entries.join('')}</urlset>`;
}
