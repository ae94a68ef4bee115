import { SitemapStream, streamToPromise } from 'sitemap';
import type { Content } from '#content/content.ts';
import { listPaths } from '#content/paths.ts';

/** Pages that are not for search engines, and files that are no pages. */
const isHidden = (path: string) =>
  path.endsWith('/404') || path.includes('.') || path === '/tours/compare';

/** The sitemap of all pages, each with the moment of its last change where that is known. */
export async function writeSitemap(content: Content): Promise<string> {
  const changes = content.pageChanges();
  const stream = new SitemapStream({ hostname: content.publicUrl() });
  for (const path of listPaths(content).filter((each) => !isHidden(each))) {
    const lastmod = changes[path];
    stream.write({ url: path, ...(lastmod && { lastmod }) });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}
