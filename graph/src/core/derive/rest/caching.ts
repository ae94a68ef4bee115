import { hash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Context } from '../../access.ts';
import type { Resource } from '../../resource.ts';

type Cacheable = Pick<Resource, 'read' | 'maxAgeSeconds'>;

/** An answer that is the same for every visitor, ready to be sent. */
export type SharedAnswer = { bytes: Buffer; etag: string; cacheControl: string };

const KEPT_SECONDS = 600;

/**
 * Answers a read. What a visitor reads may be kept for a while, by caches on the way and by whoever
 * put a `keepAnswer` into the response's locals; what staff read is always asked for anew.
 */
export function sendRead(
  request: Request,
  response: Response,
  body: object,
  { read, maxAgeSeconds }: Cacheable,
  { viewer }: Context,
): void {
  if (read !== 'public' || viewer) {
    response.vary('Authorization').set('Cache-Control', 'private, no-store').json(body);
    return;
  }
  const answer = toSharedAnswer(body, maxAgeSeconds);
  const keepAnswer: ((answer: SharedAnswer) => void) | undefined = response.locals.keepAnswer;
  keepAnswer?.(answer);
  sendShared(request, response, answer);
}

/** Sends a shared answer, or 304 to a visitor who has it. */
export function sendShared(
  request: Request,
  response: Response,
  { bytes, etag, cacheControl }: SharedAnswer,
): void {
  response.setHeader('Vary', 'Authorization');
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('ETag', etag);
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}

function toSharedAnswer(body: object, maxAgeSeconds: number): SharedAnswer {
  const bytes = Buffer.from(JSON.stringify(body));
  const stale = Math.max(0, KEPT_SECONDS - maxAgeSeconds);
  return {
    bytes,
    etag: `"${hash('sha1', bytes, 'base64url')}"`,
    cacheControl: `public, max-age=${maxAgeSeconds}, stale-while-revalidate=${stale}`,
  };
}
