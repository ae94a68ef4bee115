import { createHash } from 'node:crypto';
import load from 'astro/runtime/client/load.prebuilt.js';
import visible from 'astro/runtime/client/visible.prebuilt.js';
import runtime from 'astro/runtime/server/astro-island.prebuilt.js';
import { patternNotFound } from './pattern-not-found.ts';

/** The scripts that start islands, by directive. The shared file has them all. */
export const STARTERS: Record<string, string> = { load, visible };

const source = [...Object.values(STARTERS), runtime].join('\n');
const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);

/** The script that hydrates islands: the same 4 KB for every page that has one. */
export const ISLAND_RUNTIME = { path: `/_astro/island.${hash}.js`, source };

/** HTML allows no style element beside an island, so `base.css` has the rule. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

const scriptWith = (text: string) => `<script>${text}</script>`;
const RUNTIME = scriptWith(runtime);
const ISLAND = '<astro-island ';

const LOOK_AT = 'node_modules/astro/dist/runtime/server/scripts.js';

/**
 * Takes out of a page what Astro writes into each page with an island: the style, the starters and
 * the runtime. The page fetches one shared file instead. A page without islands stays as it is.
 * Throws when an island's page lacks one of these parts.
 */
export function shareIslandParts(html: string): string {
  const directives = listDirectives(html);
  if (directives.length === 0) return html;
  const starters = directives.flatMap((directive) => STARTERS[directive] ?? []);
  const taken = [ISLAND_STYLE, ...starters.map(scriptWith)];
  const shared = `<script async src="${ISLAND_RUNTIME.path}"></script>`;
  return replaceParts(
    html,
    new Map([...taken.map((part) => [part, ''] as const), [RUNTIME, shared]]),
  );
}

/** The directives of a page's islands, each once: `load` stands for `client:load`. */
export function listDirectives(html: string): string[] {
  const directives = new Set<string>();
  for (let at = html.indexOf(ISLAND); at >= 0; at = html.indexOf(ISLAND, at + 1)) {
    directives.add(directiveOf(html.slice(at, html.indexOf('>', at))));
  }
  return [...directives];
}

function directiveOf(island: string): string {
  const [, directive] = / client="(\w+)"/.exec(island) ?? [];
  if (directive) return directive;
  throw notFound('the attribute client="…" of <astro-island>');
}

/** Replaces each part where it stands first. All are found in the page as it was. */
function replaceParts(html: string, replacements: ReadonlyMap<string, string>): string {
  const found = [...replacements].map(([part, by]) => ({ part, by, at: indexOf(html, part) }));
  let page = '';
  let end = 0;
  for (const { part, by, at } of found.sort((one, other) => one.at - other.at)) {
    page += html.slice(end, at) + by;
    end = at + part.length;
  }
  return page + html.slice(end);
}

function indexOf(html: string, part: string): number {
  const at = html.indexOf(part);
  if (at < 0) throw notFound(part);
  return at;
}

function notFound(pattern: string): Error {
  const short = pattern.length > 120 ? `${pattern.slice(0, 120)}…` : pattern;
  return patternNotFound({
    file: 'site/adapter/island-parts.ts',
    pattern: short,
    lookAt: LOOK_AT,
  });
}
