import { readFile } from 'node:fs/promises';
import runtime from 'astro/runtime/server/astro-island.prebuilt.js';
import { describe, expect, test } from 'vitest';
import { ISLAND_RUNTIME, listDirectives, STARTERS, shareIslandParts } from './island-parts.ts';

const STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** A page as Astro writes it, with an island that begins by this directive. */
function pageWith(directive: string, { style = STYLE, starter = STARTERS[directive] } = {}) {
  const scripts = `<script>${starter}</script><script>${runtime}</script>`;
  const island = `<astro-island uid="Z1x" client="${directive}" ssr>Form</astro-island>`;
  return `<html><body><h1>Book</h1>${style}${scripts}${island}</body></html>`;
}

const FIRST = '<html><body><h1>Book</h1>';

describe('shareIslandParts', () => {
  test.each(Object.keys(STARTERS))('a page with client:%s fetches the shared file', (directive) => {
    const shared = `<script async src="${ISLAND_RUNTIME.path}"></script>`;
    const island = `<astro-island uid="Z1x" client="${directive}" ssr>Form</astro-island>`;
    const page = shareIslandParts(pageWith(directive));
    expect(page).toBe(`${FIRST}${shared}${island}</body></html>`);
    expect(ISLAND_RUNTIME.source).toContain(STARTERS[directive]);
    expect(ISLAND_RUNTIME.source).toContain(runtime);
  });

  test('a directive of our own keeps its starter', () => {
    const page = shareIslandParts(pageWith('interaction', { starter: 'listen()' }));
    expect(page).toContain(`${FIRST}<script>listen()</script><script async src=`);
  });

  test('a page without islands stays as it is', () => {
    const page = `<html>${STYLE}<script>${runtime}</script></html>`;
    expect(shareIslandParts(page)).toBe(page);
  });

  test.each([
    ['the style', pageWith('load', { style: '<style>astro-island{}</style>' }), 'display:contents'],
    ['the starter', pageWith('load', { starter: 'begin()' }), '<script>'],
    ['the runtime', pageWith('load').replace(runtime, 'run()'), '<script>'],
    ['the directive', pageWith('load').replace('client=', 'when='), 'client='],
  ])('REG-8 throws where %s of an island is not as expected', (_part, page, pattern) => {
    expect(() => shareIslandParts(page)).toThrow('site/adapter/island-parts.ts did not find');
    expect(() => shareIslandParts(page)).toThrow(pattern);
    expect(() => shareIslandParts(page)).toThrow('Look at node_modules/astro/');
  });
});

test('the styles of every page have the rule that is taken out', async () => {
  const styles = await readFile(new URL('../src/styles/base.css', import.meta.url), 'utf8');
  expect(styles).toMatch(
    /:is\(astro-island, astro-slot, astro-static-slot\) \{\s*display: contents;/,
  );
});

test('directives are listed once each', () => {
  const island = '<astro-island uid="Z1x" client="visible"></astro-island>';
  expect(listDirectives(`${island}${island}<astro-island client="load">`)).toEqual([
    'visible',
    'load',
  ]);
});
