import type { Release } from '@karibu/graph/publish/release.ts';
import type { ReleaseStore } from '@karibu/graph/publish/release-store.ts';
import type { PageMemory } from './page-memory.ts';
import type { RenderedAhead } from './rendered-ahead.ts';
import type { SiteRenderer } from './site-renderer.ts';
import type { WritePage } from './write-page.ts';

/** What rendering one publish needs. */
export type RenderTools = {
  store: ReleaseStore;
  site: SiteRenderer;
  live: Release | null;
  /** Whether the same build of the site has made the live release. */
  isSameSite: boolean;
  memory: PageMemory;
  /** The moment of the release, in ISO 8601. */
  at: string;
  ahead: RenderedAhead;
  mayGoOn: MayGoOn;
  write: WritePage;
};

/**
 * Says whether rendering may go on when so many of so many pages are done. It is asked before the
 * first page, and then now and then.
 */
export type MayGoOn = (done: number, all: number) => boolean;

/** A publish was told not to go on. What it has rendered so far is kept ahead. */
export class PausedError extends Error {
  override name = 'PausedError';
}
