import { expect, test } from 'vitest';
import { shortenScopes } from './short-scopes.ts';

const PAGE = `<style>.card[data-astro-cid-4kcsqhd3]{margin:0}p[data-astro-cid-zw2fmthv]{}</style>
<div class="card" data-astro-cid-4kcsqhd3><p data-astro-cid-zw2fmthv>Two days</p></div>`;

test('each scope of a page gets a short name, the same in styles and elements', () => {
  expect(shortenScopes(PAGE)).toBe(
    `<style>.card[data-0]{margin:0}p[data-1]{}</style>
<div class="card" data-0><p data-1>Two days</p></div>`,
  );
});

test('REG-8 throws for a page without scopes', () => {
  const page = PAGE.replaceAll('data-astro-cid-', 'data-scope-');
  expect(() => shortenScopes(page)).toThrow('site/adapter/short-scopes.ts did not find');
  expect(() => shortenScopes(page)).toThrow('Look at the attributes of any element');
});
