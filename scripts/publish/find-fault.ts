import type { RenderedPage, SiteRenderer } from './site-renderer.ts';

/**
 * Why a page must not go live, if it must not: it failed, is empty or cut short, or has an inline
 * script that the site did not write, which browsers refuse.
 */
export function findFault(path: string, page: RenderedPage, site: SiteRenderer): string | null {
  const { status, type, body, scripts, failure } = page;
  if (failure !== undefined) return `The page ${path} failed: ${failure}`;
  const isNotFoundPage = path.endsWith('/404');
  const isExpected = status === 200 || (isNotFoundPage && status === 404);
  if (!isExpected) return `The page ${path} answered ${status}`;
  const isHtml = type.startsWith('text/html');
  if (isHtml && !body.trimEnd().endsWith('</html>')) return `The page ${path} is not whole`;
  if (isEmpty(body, isHtml)) return `The page ${path} is empty`;
  if (scripts.every((script) => site.scripts.includes(script))) return null;
  return `The page ${path} has an inline script that the site's build does not know`;
}

/** Whether nothing is to be read, navigation and footer aside. */
function isEmpty(body: string, isHtml: boolean): boolean {
  if (!isHtml) return body.trim() === '';
  const start = body.indexOf('<main');
  const content = start < 0 ? body : body.slice(start, body.indexOf('</main>', start));
  return content.replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, '').trim() === '';
}
