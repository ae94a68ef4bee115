import type { Resource } from './core/resource.ts';
import type { Addresses } from './snapshot-list.ts';

type Redirects = Record<string, string>;

/**
 * Makes the redirects of resources, whose addresses come in the same order. They are made anew only
 * when an address changed, and are the same value (`===`) while they are alike.
 */
export function createRedirects(resources: readonly Resource[]) {
  let known: { of: readonly Addresses[][]; redirects: Redirects } | null = null;
  return (lists: readonly Addresses[][]): Redirects => {
    if (known && lists.every((list, index) => list === known?.of[index])) return known.redirects;
    const redirects = toRedirects(resources, lists);
    const isAlike = known !== null && JSON.stringify(known.redirects) === JSON.stringify(redirects);
    known = { of: lists, redirects: isAlike && known ? known.redirects : redirects };
    return known.redirects;
  };
}

/** The old addresses of published pages, unless another page has taken them since. */
function toRedirects(resources: readonly Resource[], lists: readonly Addresses[][]): Redirects {
  const redirects: Redirects = {};
  resources.forEach(({ address }, index) => {
    if (typeof address !== 'function') return;
    const addresses = lists[index] ?? [];
    for (const { slug, previousSlugs } of addresses) {
      for (const old of previousSlugs) redirects[address(old)] = address(slug);
    }
    for (const { slug } of addresses) delete redirects[address(slug)];
  });
  return redirects;
}
