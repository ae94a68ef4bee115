import { readFile } from 'node:fs/promises';
import express, { type RequestHandler, type Response, Router } from 'express';
import { fileOf, listFiles, type Release, type ReleaseFile } from '#publish/release.ts';
import type { ReleaseStore } from '#publish/release-store.ts';
import type { LocalStorage } from '#storage/local.ts';
import { getFile } from '#storage/sizes.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Serves the live release, and its nearest not-found page for other paths. */
export function createSiteHandler(store: ReleaseStore): RequestHandler {
  const findEarlierAsset = rememberAssets(store);
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const release = await store.current();
    if (!release) {
      response.status(503).set('Retry-After', '5').send('The site is being published.');
      return;
    }
    const path = cleanPath(request.path);
    const query = request.originalUrl.slice(request.originalUrl.split('?')[0]?.length);
    const target = release.redirects[path] ?? (path === request.path ? null : path);
    const found = fileOf(release, path) ?? (await findEarlierAsset(path, release));
    if (target !== null && (target !== path || found))
      return response.redirect(301, target + query);
    const acceptsBrotli = request.acceptsEncodings('br') === 'br';
    if (found && !path.endsWith('/404'))
      return sendFile(store, response, found, acceptsBrotli, isAsset(path));
    response.status(404);
    const notFound = nearestNotFound(release, path);
    if (!notFound) return response.type('text').send('Not found');
    return sendFile(store, response, notFound, acceptsBrotli, false);
  };
}

/**
 * Finds assets of earlier releases. A page that was opened before an update may load its scripts
 * after it, for example when somebody reaches a form.
 */
function rememberAssets(store: ReleaseStore) {
  let known: { live: string; files: Promise<Map<string, ReleaseFile>> } | undefined;
  return async (path: string, { id }: Release): Promise<ReleaseFile | undefined> => {
    if (!isAsset(path)) return undefined;
    if (known?.live !== id) known = { live: id, files: readAssets(store) };
    return (await known.files).get(path);
  };
}

/** The assets of all kept releases, by path. */
async function readAssets(store: ReleaseStore): Promise<Map<string, ReleaseFile>> {
  const releases = await Promise.all((await store.list()).map(store.find));
  const files = releases.flatMap((release) => (release ? listFiles(release) : []));
  return new Map(files.filter(([path]) => isAsset(path)));
}

/** Serves a folder of built files. Every other path below it gets its `index.html`. */
export function createAppRouter(directory: string): Router {
  const router = Router();
  const assets = { immutable: true, maxAge: '1y', fallthrough: true, index: false } as const;
  router.use('/assets', express.static(`${directory}/assets`, assets));
  router.use('/assets', (_request, response) => {
    response.sendStatus(404);
  });
  router.use(express.static(directory, { index: false }));
  router.get('/{*path}', (_request, response) => {
    response.set('Cache-Control', 'no-cache').sendFile('index.html', { root: directory });
  });
  return router;
}

/**
 * Serves uploaded pictures; an address never changes its content. A size that is asked for before
 * it is made is made then.
 */
export function createUploadsHandler(storage: LocalStorage): RequestHandler {
  const serve = express.static(storage.directory, {
    immutable: true,
    maxAge: '1y',
    dotfiles: 'ignore',
    index: false,
  });
  return (request, response, next) =>
    serve(request, response, async (error?: unknown) => {
      if (error) return next(error);
      const isMade = await getFile(storage, request.path.slice(1)).catch(next);
      if (isMade) serve(request, response, next);
      else if (isMade === null) next();
    });
}

async function sendFile(
  store: ReleaseStore,
  response: Response,
  file: ReleaseFile,
  acceptsBrotli: boolean,
  isForever: boolean,
) {
  const brotli = acceptsBrotli ? file.brotli : undefined;
  const hash = brotli?.hash ?? file.hash;
  // Reads first: if the file is gone, the error must not have the headers of the page.
  const content = await readFile(store.objectPath(hash));
  response.set({
    'Content-Type': file.type,
    'Cache-Control': isForever ? IMMUTABLE : REVALIDATE,
    ETag: `"${hash}"`,
    Vary: 'Accept-Encoding',
  });
  if (brotli) response.set('Content-Encoding', 'br');
  response.send(content);
}

function isAsset(path: string): boolean {
  return path.startsWith('/_astro/');
}

/** One address per page: no trailing slash, no double slashes. */
function cleanPath(path: string): string {
  const clean = path.replace(/\/{2,}/g, '/').replace(/\/+$/, '');
  return clean === '' ? '/' : clean;
}

function nearestNotFound(release: Release, path: string): ReleaseFile | null {
  const parts = path.split('/');
  for (let length = parts.length - 1; length >= 0; length -= 1) {
    const file = fileOf(release, `${parts.slice(0, length).join('/')}/404`);
    if (file) return file;
  }
  return null;
}
