import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

export type Encoding = 'br' | 'gzip';

/** Smaller answers fit into one packet uncompressed. */
export const MIN_BYTES_TO_COMPRESS = 1024;
/** Larger ones would keep other requests waiting: `compression` compresses them in a thread. */
const MAX_BYTES_AT_ONCE = 32 * 1024;

/** Sends the whole body of an answer, in an encoding that the request accepts. */
export function sendBody(
  request: Request,
  response: Response,
  bytes: Buffer,
  encoded?: Record<Encoding, Buffer>,
): void {
  const encoding = acceptedEncoding(request);
  const compressed = encoding && (encoded?.[encoding] ?? compressAtOnce(bytes, encoding));
  if (compressed) response.setHeader('Content-Encoding', encoding);
  const body = compressed ?? bytes;
  response.setHeader('Content-Length', body.length);
  response.end(body);
}

function acceptedEncoding(request: Request): Encoding | undefined {
  return (['br', 'gzip'] as const).find((each) => request.acceptsEncodings(each) === each);
}

/** A thread of its own would take longer than compressing a small answer here. */
function compressAtOnce(bytes: Buffer, encoding: Encoding): Buffer | undefined {
  if (bytes.length < MIN_BYTES_TO_COMPRESS || bytes.length > MAX_BYTES_AT_ONCE) return undefined;
  return encoding === 'br' ? brotliCompressSync(bytes, QUICKLY.brotli) : gzipSync(bytes, QUICKLY);
}

/** Answers are compressed one by one, so that the best levels would cost most of all. */
export const QUICKLY = { level: 1, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } } };
