import type { ServerResponse } from 'node:http';
import express, { type RequestHandler, Router } from 'express';
import type { LocalStorage } from '#storage/local.ts';
import { getFile } from '#storage/sizes.ts';

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
 * Uploads are data, never pages. They carry few headers, because pages load many of them, and the
 * first picture competes with all else that a slow line brings.
 */
const UPLOAD_HEADERS = {
  'Content-Security-Policy': "default-src 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

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
    setHeaders: setDownload,
  });
  return (request, response, next) => {
    response.set(UPLOAD_HEADERS);
    serve(request, response, async (error?: unknown) => {
      if (isBeyondTheEnd(error)) return response.set(error.headers).sendStatus(416);
      if (error) return next(error);
      const isMade = await getFile(storage, request.path.slice(1)).catch(next);
      if (isMade) serve(request, response, next);
      else if (isMade === null) next();
    });
  };
}

/** A document is kept as a file, and never opened as a page of this address. */
function setDownload(response: ServerResponse, path: string): void {
  if (path.endsWith('.pdf')) response.setHeader('Content-Disposition', 'attachment');
}

/** Whether a part was asked for that the file does not have. `headers` say how long it is. */
function isBeyondTheEnd(error: unknown): error is Error & { headers: Record<string, string> } {
  return error instanceof Error && 'status' in error && error.status === 416 && 'headers' in error;
}
