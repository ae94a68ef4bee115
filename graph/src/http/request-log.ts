import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

/**
 * Gives a request its id, and writes one line for it once it is answered or aborted. Queries,
 * bodies, headers and addresses are left out, because they may be personal or secret; so is the
 * token of a preview, which is its path.
 */
export function logRequest(
  logger: Logger,
  request: IncomingMessage,
  response: ServerResponse,
): string {
  const requestId = randomUUID();
  const start = performance.now();
  const { method } = request;
  const path = withoutToken(pathOf(request));
  response.once('close', () => {
    const ms = Math.round(performance.now() - start);
    const isCutOff = !response.writableFinished;
    const line = { method, path, status: response.statusCode, ms, requestId };
    logger.info(isCutOff ? { ...line, isCutOff } : line, 'request');
  });
  return requestId;
}

/** The path that a request asks for, without its query, as it was sent. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

function withoutToken(path: string): string {
  return path.replace(/^(\/+preview\/).+$/is, '$1…');
}
