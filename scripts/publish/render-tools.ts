import type { Release, ReleaseFile } from '@karibu/graph/publish/release.ts';
import type { ReleaseStore } from '@karibu/graph/publish/release-store.ts';
import type { Compressor } from './compress.ts';
import type { PageMemory } from './page-memory.ts';
import type { Read, SiteRenderer } from './site-renderer.ts';

/** What rendering one publish needs. */
export type RenderTools = {
  store: ReleaseStore;
  site: SiteRenderer;
  compress: Compressor;
  live: Release | null;
  memory: PageMemory;
  /** The moment of the release, in ISO 8601. */
  at: string;
};

/** A page as it was rendered, with the queries that it asked. */
export type Rendered = { path: string; file: ReleaseFile; reads: Read[] };
