import type { Snapshot } from '@karibu/graph/contract';
import { createApp } from 'astro/app/entrypoint';
import { createContent } from '../src/content/content.ts';
import { listPaths } from '../src/content/paths.ts';

/** A page as it is published. */
export type RenderedPage = { status: number; html: string };

/** Renders the pages of one snapshot. It touches neither network nor disk. */
export type Renderer = {
  /** Every page of the release, not-found pages included. */
  listPaths(): string[];
  /** Renders one page; `path` begins with `/` and has no query. An unknown path gives a 404 page. */
  render(path: string): Promise<RenderedPage>;
};

const app = createApp({ streaming: false });

/** Renderers share the built code and nothing else: each one keeps to its own snapshot. */
export function createRenderer(snapshot: Snapshot): Renderer {
  const content = createContent(snapshot);
  const origin = new URL(snapshot.publicUrl).origin;

  return {
    listPaths: () => listPaths(content),
    async render(path) {
      const response = await app.render(new Request(origin + path), { locals: { content } });
      return { status: response.status, html: await response.text() };
    },
  };
}
