import { patternNotFound } from './pattern-not-found.ts';

/** The attribute that Astro adds to every element which a component's styles apply to. */
const SCOPE = /data-astro-cid-\w{8}/g;

/**
 * Gives the scopes in the modules of a build names of one or two letters, the shortest to those
 * that occur most. Astro's have 24 letters and occur several hundred times in a page. Throws when
 * there is no scope: the site has styled components.
 */
export function shortenScopes(modules: readonly string[]): string[] {
  const found = Map.groupBy(modules.join('\n').match(SCOPE) ?? [], (scope) => scope);
  const byUse = [...found].sort(([, one], [, other]) => other.length - one.length);
  const names = new Map(byUse.map(([scope], index) => [scope, `data-${index.toString(36)}`]));
  if (names.size > 0) {
    return modules.map((text) => text.replace(SCOPE, (scope) => names.get(scope) ?? scope));
  }
  throw patternNotFound({
    file: 'site/adapter/short-scopes.ts',
    pattern: String(SCOPE),
    lookAt: 'the attributes of any element in a page, and `scopedStyleStrategy` of Astro',
  });
}
