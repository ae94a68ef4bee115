import type { RenderedPage, SiteRenderer } from './site-renderer.ts';
import { assertDatable, SITEMAP } from './sitemap.ts';

/**
 * Throws for a page that must never go live: an error, one that is cut short, or one with an inline
 * script that the site did not write, which browsers refuse.
 */
export function assertWhole(
  path: string,
  { status, type, body, scripts }: RenderedPage,
  site: SiteRenderer,
): void {
  const isNotFoundPage = path.endsWith('/404');
  const isExpected = status === 200 || (isNotFoundPage && status === 404);
  if (!isExpected) throw new Error(`The page ${path} answered ${status}`);
  const isWhole = !type.startsWith('text/html') || body.trimEnd().endsWith('</html>');
  if (!isWhole) throw new Error(`The page ${path} is not whole`);
  // A release whose sitemap could not be dated again could not be rolled back to.
  if (path === SITEMAP) assertDatable(body);
  if (scripts.every((script) => site.scripts.includes(script))) return;
  throw new Error(`The page ${path} has an inline script that the site's build does not know`);
}
