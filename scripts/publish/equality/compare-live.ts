import { createHash } from 'node:crypto';
import type { Snapshot } from '@karibu/graph/contract.ts';
import { listFiles, type Release } from '@karibu/graph/publish/release.ts';
import type { SiteRenderer } from '../site-renderer.ts';

/**
 * The paths of a release whose bytes are not those of a clean full publish of a content, or that
 * name what the release does not have. There should be none.
 */
export async function listDifferent(
  release: Release,
  site: SiteRenderer,
  snapshot: Snapshot,
): Promise<string[]> {
  const files = listFiles(release);
  const assets = new Set(site.assets.map(({ path }) => path));
  // When a page changed is history: a full publish cannot know it.
  const pageChanges = new Map(
    files.flatMap(([path, { changedAt }]) => (changedAt ? [[path, changedAt]] : [])),
  );
  const fresh = site.createRenderer({ ...structuredClone(snapshot), pageChanges });
  const answered = new Set([...files.map(([path]) => path), ...Object.keys(release.redirects)]);
  const pages = new Map(files.filter(([path]) => !assets.has(path)));
  const different: string[] = [];
  for (const path of fresh.listPaths()) {
    const { body, failure } = await fresh.render(path);
    if (failure !== undefined) different.push(`${path} fails: ${failure}`);
    if (pages.get(path)?.hash !== hashOf(body)) different.push(path);
    const dead = listOwnLinks(body).find((link) => !answered.has(link));
    if (dead) different.push(`${path} names ${dead}`);
    pages.delete(path);
  }
  return [...different, ...pages.keys()];
}

/** The addresses of pages and files of the site that a page names, as simply as can be. */
function listOwnLinks(html: string): string[] {
  const page = html.replaceAll(/<script\b.*?<\/script>/gs, '');
  const links = page.matchAll(/<[a-z][^>]* (?:href|src)="(\/(?!uploads\/)[^"#?]*)/g);
  return [...links].map(([, path = '']) => path);
}

function hashOf(body: string): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 40);
}
