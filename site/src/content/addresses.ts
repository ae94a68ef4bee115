import { publicIdOf, type Snapshot } from '@karibu/graph/contract';
import { part, query, single } from './query.ts';

/** The site's own address of an uploaded picture, in any of its sizes. */
const UPLOAD = /^\/uploads\/(?:.+\/)?([0-9a-f]{20})\/[^/]+$/;

/** Queries about what the addresses of the site lead to. `paths` lists its pages. */
export function addressQueries(snapshot: Snapshot, paths: () => string[]) {
  const pages = single(() => new Set(paths().filter((path) => !path.endsWith('/404'))));
  const pictures = single(() => new Set(snapshot.media.map(({ url }) => publicIdOf(url))));
  const leadsToPage = (path: string): boolean => {
    if (pages().has(path)) return true;
    const { redirects } = snapshot;
    return Object.hasOwn(redirects, path) && pages().has(redirects[path] ?? '');
  };
  return {
    /** Whether a path leads to a page, by a redirect too, or to an uploaded picture. */
    isThere: query((path: string): boolean => {
      const [, picture] = UPLOAD.exec(path) ?? [];
      return part(() => (picture === undefined ? leadsToPage(path) : pictures().has(picture)));
    }),
  };
}
