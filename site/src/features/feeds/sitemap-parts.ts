import { partOf } from '../trips/trip-key.ts';

/** About so many entries are in one part of a sitemap. */
const ENTRIES_IN_A_PART = 768;

/** In how many parts a sitemap of so many entries comes: one, or a power of two. */
export function countParts(entries: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(entries / ENTRIES_IN_A_PART || 1)));
}

/** The addresses of the parts. A sitemap of one part is no index and has none. */
export function listParts(sitemap: string, parts: number): string[] {
  if (parts === 1) return [];
  return Array.from({ length: parts }, (_, part) => sitemap.replace('.xml', `-${part}.xml`));
}

/** The part that holds a page. A new page moves no other while there are as many parts. */
export function partOfPage(path: string, parts: number): number {
  return partOf(path, parts);
}

/** The index of a sitemap in parts. `origin` is that of the site. */
export function writeIndex(origin: string, parts: string[]): string {
  const entries = parts.map((path) => `<sitemap><loc>${origin}${path}</loc></sitemap>`);
  return `${START}${entries.join('')}</sitemapindex>`;
}

const START =
  '<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
