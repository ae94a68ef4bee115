import { patternNotFound } from './pattern-not-found.ts';

/** The attribute that Astro adds to every element which a component's styles apply to. */
const SCOPE = /data-astro-cid-\w{8}/g;

/**
 * Gives the scopes of a page names of one or two letters. Astro's have 24 letters and occur several
 * hundred times in a page. Throws when a page has no scope: all our pages have styled components.
 */
export function shortenScopes(html: string): string {
  const names = new Map<string, string>();
  const page = html.replace(SCOPE, (scope) => {
    const name = names.get(scope) ?? `data-${names.size.toString(36)}`;
    names.set(scope, name);
    return name;
  });
  if (names.size > 0) return page;
  throw patternNotFound({
    file: 'site/adapter/short-scopes.ts',
    pattern: String(SCOPE),
    lookAt: 'the attributes of any element in the page, and `scopedStyleStrategy` of Astro',
  });
}
