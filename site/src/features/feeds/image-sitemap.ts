import { escapeHtml } from '#components/escape-html.ts';
import type { Content } from '#content/content.ts';
import type { PagePictures } from '#content/page-pictures.ts';
import { absoluteUrl } from '#layouts/structured-data.ts';
import { listParts, writeIndex } from './sitemap-parts.ts';

const START =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">';
/** As many as a page may list. */
const MOST_PICTURES = 1000;

/**
 * The sitemap of pictures: the pages that are about some, and the addresses of those. Of a large
 * site it is an index, and `part` is one of its parts; undefined where there is none.
 */
export function writeImageSitemap(content: Content, part?: number): string | undefined {
  const parts = content.imageSitemapParts();
  const paths = listParts('/sitemap-images.xml', parts);
  if (part === undefined && parts > 1) return writeIndex(content.publicUrl(), paths);
  if (part !== undefined && (parts === 1 || part >= parts)) return undefined;
  const pages = content.pagePictures(String(part ?? 0));
  return `${START}${pages.map((page) => writePage(content, page)).join('')}</urlset>`;
}

function writePage(content: Content, { path, pictures }: PagePictures): string {
  const images = pictures
    .slice(0, MOST_PICTURES)
    .map((url) => `<image:image><image:loc>${write(content, url)}</image:loc></image:image>`);
  return `<url><loc>${write(content, path)}</loc>${images.join('')}</url>`;
}

/** An absolute address as XML has it. */
function write(content: Content, url: string): string {
  return escapeHtml(new URL(absoluteUrl(content, url)).href);
}
