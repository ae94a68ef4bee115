import { expect, test } from 'vitest';
import { shortenScopes } from './short-scopes.ts';

const STYLES = '.card[data-astro-cid-4kcsqhd3]{margin:0}p[data-astro-cid-zw2fmthv]{}';
const CARD = '<div data-astro-cid-zw2fmthv><p data-astro-cid-zw2fmthv>Two days</p></div>';

test('each scope gets a short name, the same in all modules, the shortest where it is most', () => {
  expect(shortenScopes([STYLES, CARD])).toEqual([
    '.card[data-1]{margin:0}p[data-0]{}',
    '<div data-0><p data-0>Two days</p></div>',
  ]);
});

test('REG-8 throws for a build without scopes', () => {
  const modules = [CARD.replaceAll('data-astro-cid-', 'data-scope-')];
  expect(() => shortenScopes(modules)).toThrow('site/adapter/short-scopes.ts did not find');
  expect(() => shortenScopes(modules)).toThrow('Look at the attributes of any element');
});
