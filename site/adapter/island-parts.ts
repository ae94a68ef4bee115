import { createHash } from 'node:crypto';
import load from 'astro/runtime/client/load.prebuilt.js';
import visible from 'astro/runtime/client/visible.prebuilt.js';
import runtime from 'astro/runtime/server/astro-island.prebuilt.js';

/** They say when islands of either kind begin to run; the runtime asks for them at once. */
const STARTERS = [load, visible];

const source = [...STARTERS, runtime].join('\n');
const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);

/** What wakes up islands in the browser: the same 4 KB for every page that has one. */
export const ISLAND_RUNTIME = { path: `/_astro/island.${hash}.js`, source };

/** Where this stands, beside the first island, HTML allows no style element; `base.css` has the rule. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** The mark of the component that an island stands in, among its properties. */
const SCOPE_PROPERTY = /,&quot;data-astro-cid-\w{8}&quot;:\[0,true\]/g;

/**
 * Takes out of a page what Astro writes into each one with an island: the style, the starters, and
 * the runtime, which pages fetch from the file that all of them share. Others stay as they are. A
 * property that no island knows goes too.
 */
export function shareIslandParts(html: string): string {
  const shared = `<script async src="${ISLAND_RUNTIME.path}"></script>`;
  const withoutStarters = STARTERS.reduce(
    (page, starter) => page.replace(`<script>${starter}</script>`, ''),
    html.replace(ISLAND_STYLE, ''),
  );
  return withoutStarters
    .replace(`<script>${runtime}</script>`, shared)
    .replaceAll(SCOPE_PROPERTY, '');
}
