import type { PageFault } from '@karibu/graph/publication-state.ts';
import type { ReleaseFile } from '@karibu/graph/publish/release.ts';
import {
  createPageMemory,
  findDirty,
  forgetPage,
  type PageMemory,
  rememberPage,
} from './page-memory.ts';
import type { PageRenderer, Read } from './site-renderer.ts';

/** A page as it was rendered, with the queries that it asked, and what is wrong with it. */
export type Rendered = {
  path: string;
  file: ReleaseFile;
  reads: Read[];
  fault: PageFault | null;
};

/**
 * The pages that a publish has rendered and that are not live yet. It may be paused and go on with
 * another content; then those whose queries have other answers there are rendered again.
 */
export type RenderedAhead = {
  pages: Map<string, Rendered>;
  /** The queries of the pages that were rendered before the last pause. */
  memory: PageMemory;
};

export function createAhead(): RenderedAhead {
  return { pages: new Map(), memory: { ...createPageMemory(), isAstray: true } };
}

/** Notes what the pages have asked, while the content is still the one that they were made from. */
export function noteQueries({ pages, memory }: RenderedAhead, renderer: PageRenderer): void {
  memory.renderer = renderer;
  for (const [path, { file, reads }] of pages) {
    if (!memory.pages.has(path)) rememberPage(memory, path, file.hash, reads);
  }
}

/** Drops the pages whose queries have other answers in the content as it is now. */
export function dropOutdated({ pages, memory }: RenderedAhead, renderer: PageRenderer): void {
  for (const path of findDirty(memory, renderer, memory.queries.keys())) {
    forgetPage(memory, path);
    pages.delete(path);
  }
}
