import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/**
 * Writes one line for each request, once it is answered or aborted. Queries, bodies, headers and
 * addresses are left out, because they may be personal or secret.
 */
export function createRequestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    const { method } = request;
    const path = request.originalUrl.split('?')[0];
    response.once('close', () => {
      const ms = Math.round(performance.now() - start);
      const { requestId } = response.locals;
      const isCutOff = !response.writableFinished;
      const line = { method, path, status: response.statusCode, ms, requestId };
      logger.info({ ...line, ...(isCutOff && { isCutOff }) }, 'request');
    });
    next();
  };
}
