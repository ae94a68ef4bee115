import type { Snapshot } from '@karibu/graph/contract';
import { part, query, single } from './query.ts';

/** The address of an upload: of a document, or of a picture in any of its sizes. */
const UPLOAD = /\/([0-9a-f]{20})\/[^/]+$/;

/** Queries about what the addresses of the site lead to. `paths` lists its pages. */
export function addressQueries(snapshot: Snapshot, paths: () => string[]) {
  const pages = single(() => new Set(paths().filter((path) => !path.endsWith('/404'))));
  // A picture that was cropped answers at its earlier addresses too.
  const uploads = single(
    () =>
      new Set(snapshot.media.flatMap(({ url, files = [] }) => [UPLOAD.exec(url)?.[1], ...files])),
  );
  const leadsToPage = (path: string): boolean => {
    if (pages().has(path)) return true;
    const { redirects } = snapshot;
    return Object.hasOwn(redirects, path) && pages().has(redirects[path] ?? '');
  };
  return {
    /** Whether a path leads to a page, by a redirect too, or to an upload. */
    isThere: query((path: string): boolean => {
      const [, upload] = (path.startsWith('/uploads/') && UPLOAD.exec(path)) || [];
      return part(() => (upload === undefined ? leadsToPage(path) : uploads().has(upload)));
    }),
  };
}
