import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { Context } from '../../access.ts';
import type { Resource } from '../../resource.ts';
import { type Encoding, MIN_BYTES_TO_COMPRESS, sendBody } from '../send-body.ts';

type Cacheable = Pick<Resource, 'read' | 'maxAgeSeconds'>;

/** An answer that is the same for every visitor, or for all staff. */
export type SharedAnswer = {
  bytes: Buffer;
  etag: string;
  /** How long a visitor's cache may keep it, in seconds; null for what none may keep. */
  maxAgeSeconds: number | null;
  /** The same bytes, compressed. */
  encoded?: Record<Encoding, Buffer>;
};

const KEPT_SECONDS = 600;

/**
 * Answers a read. Caches may keep a visitor's answer for a while; answers to staff are never
 * cached. The `shareAnswer` of the response's locals gets what others at this moment may get too.
 */
export function sendRead(
  request: Request,
  response: Response,
  body: object,
  { read, maxAgeSeconds }: Cacheable,
  { viewer }: Context,
): void {
  const isPrivate = read !== 'public' || viewer !== null;
  const answer = { ...toBytes(body), maxAgeSeconds: isPrivate ? null : maxAgeSeconds };
  const shareAnswer: ((answer: SharedAnswer) => void) | undefined = response.locals.shareAnswer;
  shareAnswer?.(answer);
  sendShared(request, response, answer);
}

/** Sends a shared answer, or 304 to a visitor who sends its ETag. */
export function sendShared(
  request: Request,
  response: Response,
  { bytes, etag, maxAgeSeconds, encoded }: SharedAnswer,
): void {
  response.setHeader('Vary', 'Authorization, Accept-Encoding');
  response.setHeader('Cache-Control', toCacheControl(maxAgeSeconds, response));
  response.setHeader('ETag', etag);
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  sendBody(request, response, bytes, encoded);
}

/** Compresses an answer, unless it is small, once for all visitors who get it. */
export async function compressShared(answer: SharedAnswer): Promise<SharedAnswer> {
  if (answer.bytes.length < MIN_BYTES_TO_COMPRESS) return answer;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(answer.bytes, { params }),
    promisify(gzip)(answer.bytes),
  ]);
  return { ...answer, encoded: { br, gzip: zipped } };
}

/**
 * No cache keeps an answer past the moment at which it changes by itself: the `freshUntil` of the
 * response's locals, in milliseconds since 1970.
 */
function toCacheControl(maxAgeSeconds: number | null, { locals }: Response): string {
  if (maxAgeSeconds === null) return 'private, no-store';
  const { freshUntil = Number.POSITIVE_INFINITY } = locals;
  const left = Math.max(0, Math.floor((freshUntil - Date.now()) / 1000));
  const fresh = Math.min(maxAgeSeconds, left);
  const stale = Math.max(0, Math.min(KEPT_SECONDS, left) - fresh);
  return `public, max-age=${fresh}, stale-while-revalidate=${stale}`;
}

/** The bytes of an answer. Its ETag is weak, because each compression of it counts as the same. */
function toBytes(body: object) {
  const bytes = Buffer.from(JSON.stringify(body));
  return { bytes, etag: `W/"${hash('sha1', bytes, 'base64url')}"` };
}
