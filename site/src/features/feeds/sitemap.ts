import { escapeHtml } from '#components/escape-html.ts';
import type { Content } from '#content/content.ts';
import { listPaths } from '#content/paths.ts';

/** Pages that are not for search engines, and files that are no pages. */
const isHidden = (path: string) =>
  path.endsWith('/404') || path.includes('.') || path === '/tours/compare';

const START =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';

/** The sitemap of all pages, each with the moment of its last change where that is known. */
export function writeSitemap(content: Content): string {
  const changes = content.pageChanges();
  const { origin } = new URL(content.publicUrl());
  const shown = listPaths(content).filter((path) => !isHidden(path));
  const entries = shown.map((path) => {
    const at = changes[path];
    const address = `<loc>${origin}${addressOf(path)}</loc>`;
    return `<url>${address}${at ? `<lastmod>${at}</lastmod>` : ''}</url>`;
  });
  return `${START}${entries.join('')}</urlset>`;
}

/** A path as an address has it in XML. Nearly all need no change, and the test is quick. */
function addressOf(path: string): string {
  return /^[\w/-]+$/.test(path) ? path : escapeHtml(encodeURI(path));
}
