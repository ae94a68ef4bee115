import { fileOf } from '@karibu/graph/publish/release.ts';
import type { RenderTools } from './render-tools.ts';
import type { Rendered } from './rendered-ahead.ts';
import type { PageRenderer } from './site-renderer.ts';
import { isSitemap } from './sitemap.ts';

/** When a page changes whose bytes are not those of the live one, if that is known. */
type DateOf = (path: string) => string | undefined;

/**
 * The pages that were rendered ahead, each with the moment when it changed. A page whose bytes are
 * those of the live one keeps its moment, and its compressed form, which may be better by now.
 */
export function datePages(
  paths: readonly string[],
  renderer: PageRenderer,
  tools: RenderTools,
): Rendered[] {
  const { live, ahead } = tools;
  const dateOf = dating(renderer, tools);
  return paths.flatMap((path) => {
    const page = ahead.pages.get(path);
    if (!page) return [];
    const before = live ? fileOf(live, path) : undefined;
    const isChanged = before?.hash !== page.file.hash;
    const changedAt = isChanged ? dateOf(path) : before?.changedAt;
    const { changedAt: _, ...rest } = isChanged ? page.file : { ...page.file, ...before };
    return [{ ...page, file: changedAt ? { ...rest, changedAt } : rest }];
  });
}

/** Before the first release, only the records have dates. Then a page whose bytes differ has. */
function dating(renderer: PageRenderer, { live, at }: RenderTools): DateOf {
  if (live) return () => at;
  const changes = renderer.lastChanges();
  return (path) => changes.get(path);
}

/** When each page changed. The same object (`===`) if no page changed. */
export function dateChanges(
  pages: Rendered[],
  known: Set<string> | null,
  { memory, live }: RenderTools,
): ReadonlyMap<string, string> {
  const isDatedAnew = ({ path, file }: Rendered) => memory.changes.get(path) !== file.changedAt;
  if (!known && !pages.some(isDatedAnew)) return memory.changes;
  const changes = new Map(known ? [] : memory.changes);
  for (const path of live && known ? known : []) {
    const at = isSitemap(path) ? undefined : live && fileOf(live, path)?.changedAt;
    if (at) changes.set(path, at);
  }
  for (const { path, file } of pages) {
    if (file.changedAt) changes.set(path, file.changedAt);
    else changes.delete(path);
  }
  return changes;
}
