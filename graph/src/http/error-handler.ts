import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { toErrorBody } from '#core/error-body.ts';
import { AppError, diskFull, ERROR_STATUS, isDiskFull } from '#core/errors.ts';
import type { DiskSpace } from './disk-space.ts';

/** Answers 404 where no route matched. */
export const notFoundHandler: RequestHandler = () => {
  throw new AppError('NOT_FOUND', 'There is nothing at this address');
};

/** Turns what a route threw into the error body of the API. Internals go only to the log. */
export function createErrorHandler(watch: Watch): ErrorRequestHandler {
  return (thrown, _request, response, next) => {
    if (response.headersSent) return next(thrown);
    const error = toAppError(thrown, watch, response.locals.requestId);
    const { retryAfterSeconds } = error.details;
    if (retryAfterSeconds) response.set('Retry-After', String(retryAfterSeconds));
    response.status(ERROR_STATUS[error.code]).set('Cache-Control', 'no-store');
    response.json(toErrorBody(error));
  };
}

/** Who hears of errors that are nobody's refusal. */
export type Watch = { logger: Logger; space: DiskSpace };

/**
 * An AppError as it is, an unreadable body as 400 or 413, a full disk as DISK_FULL, anything else
 * as INTERNAL.
 */
export function toAppError(thrown: unknown, watch: Watch, requestId: string): AppError {
  if (thrown instanceof AppError) return thrown;
  const type = typeof thrown === 'object' && thrown !== null && 'type' in thrown ? thrown.type : '';
  if (type === 'entity.parse.failed')
    return new AppError('BAD_REQUEST', 'The body is not valid JSON');
  if (type === 'entity.too.large') return new AppError('TOO_LARGE', 'The body is too large');
  if (statusOf(thrown) === 415) {
    return new AppError('UNSUPPORTED_MEDIA', 'The encoding of the body is not supported');
  }
  if (statusOf(thrown) >= 400 && statusOf(thrown) < 500)
    return new AppError('BAD_REQUEST', 'The request could not be read');
  watch.space.note(thrown);
  watch.logger.error({ error: thrown, requestId }, 'A request failed');
  if (isDiskFull(thrown)) return diskFull();
  return new AppError('INTERNAL', `Something went wrong. Please quote ${requestId}`);
}

function statusOf(thrown: unknown): number {
  if (typeof thrown !== 'object' || thrown === null || !('status' in thrown)) return 0;
  return Number(thrown.status);
}
