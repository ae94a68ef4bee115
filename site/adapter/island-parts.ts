import { createHash } from 'node:crypto';
import runtime from 'astro/runtime/server/astro-island.prebuilt.js';

const hash = createHash('sha256').update(runtime).digest('base64url').slice(0, 8);

/** What wakes up islands in the browser: the same 4 KB for every page that has one. */
export const ISLAND_RUNTIME = { path: `/_astro/island.${hash}.js`, source: runtime };

/** Where this stands, beside the first island, HTML allows no style element; `base.css` has the rule. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/**
 * Takes out of a page what Astro writes into each one with an island: the style, and the runtime,
 * which pages fetch from the file that all of them share. A page that holds neither stays as it is.
 */
export function shareIslandParts(html: string): string {
  const { path, source } = ISLAND_RUNTIME;
  return html
    .replace(ISLAND_STYLE, '')
    .replace(`<script>${source}</script>`, `<script async src="${path}"></script>`);
}
