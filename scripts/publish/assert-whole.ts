import type { RenderedPage } from './site-renderer.ts';
import { dateSitemap, SITEMAP } from './sitemap.ts';

/** Throws for a page that is an error or cut short: it must never go live. */
export function assertWhole(path: string, { status, type, body }: RenderedPage): void {
  const isNotFoundPage = path.endsWith('/404');
  const isExpected = status === 200 || (isNotFoundPage && status === 404);
  if (!isExpected) throw new Error(`The page ${path} answered ${status}`);
  const isWhole = !type.startsWith('text/html') || body.trimEnd().endsWith('</html>');
  if (!isWhole) throw new Error(`The page ${path} is not whole`);
  // A release whose sitemap could not be dated again could not be rolled back to.
  if (path === SITEMAP) dateSitemap(body, () => undefined);
}
