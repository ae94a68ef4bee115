import { escapeHtml } from '#components/escape-html.ts';
import type { Content } from '#content/content.ts';

/** Pages that are not for search engines, and files that are no pages. */
const isHidden = (path: string) =>
  path.endsWith('/404') || path.includes('.') || path === '/tours/compare';

const START =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';

/** The sitemap of all pages, each with the moment of its last change where that is known. */
export function writeSitemap(content: Content): string {
  const changes = content.pageChanges();
  const { origin } = new URL(content.publicUrl());
  const entries = listAddresses(content.paths()).map(({ path, address }) => {
    const at = changes[path];
    return `<url><loc>${origin}${address}</loc>${at ? `<lastmod>${at}</lastmod>` : ''}</url>`;
  });
  return `${START}${entries.join('')}</urlset>`;
}

type Address = { path: string; address: string };

/** The list of pages is the same one as long as no page is added or removed. */
const known = new WeakMap<readonly string[], Address[]>();

function listAddresses(paths: readonly string[]): Address[] {
  const before = known.get(paths);
  if (before) return before;
  const shown = paths.filter((path) => !isHidden(path));
  const listed = shown.map((path) => ({ path, address: addressOf(path) }));
  known.set(paths, listed);
  return listed;
}

/** A path as an address has it in XML. */
function addressOf(path: string): string {
  return escapeHtml(encodeURI(path));
}
