import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import fresh from 'fresh';
import type { Logger } from 'pino';
import type { ReleaseStore } from '#publish/release-store.ts';
import { createHotFiles } from './hot-files.ts';
import { followLiveRelease } from './live-release.ts';
import { logRequest, pathOf } from './request-log.ts';
import { type Answer, createSiteAnswers } from './site-answers.ts';

const TEXT = ['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'no-store'];

export type SiteHandler = {
  /** Answers a request for a page, or for a file of the live release. */
  handle: RequestListener;
  /** Is called when another release may have gone live. */
  look: () => void;
};

type SiteOptions = { store: ReleaseStore; logger: Logger; isHttps: boolean };

/**
 * Serves the live release. It stands before Express and asks the disk for nothing that it has
 * served lately, because most requests are for pages.
 */
export function createSiteHandler({ store, logger, isHttps }: SiteOptions): SiteHandler {
  const live = followLiveRelease(store);
  const readContent = createHotFiles(store);
  const findAnswer = createSiteAnswers(store, isHttps);

  async function handle(request: IncomingMessage, response: ServerResponse, requestId: string) {
    const send = (status: number, headers: string[], body: Buffer | string) =>
      sendAnswer(request, response, { status, headers, body, requestId });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return send(405, ['Allow', 'GET, HEAD', ...TEXT], 'Only GET and HEAD are known here.');
    }
    const release = await live.get();
    if (!release) return send(503, ['Retry-After', '5', ...TEXT], 'The site is being published.');
    const answer = await findAnswer(release, request, pathOf(request));
    if (!answer) return send(404, TEXT, 'Not found');
    if (isFresh(request, answer)) return send(304, answer.unchangedHeaders, '');
    const body = answer.hash ? await readContent(answer.hash) : '';
    send(answer.status, answer.headers, body);
  }

  return {
    look: live.look,
    handle(request, response) {
      const requestId = logRequest(logger, request, response);
      handle(request, response, requestId).catch((error) => {
        logger.error({ error, requestId }, 'A request failed');
        if (response.headersSent) return response.destroy();
        const body = `Something went wrong. Please quote ${requestId}`;
        sendAnswer(request, response, { status: 500, headers: TEXT, body, requestId });
      });
    },
  };
}

function isFresh({ headers }: IncomingMessage, { status, etag }: Answer): boolean {
  return status === 200 && headers['if-none-match'] !== undefined && fresh(headers, { etag });
}

type Sent = { status: number; headers: string[]; body: Buffer | string; requestId: string };

function sendAnswer(request: IncomingMessage, response: ServerResponse, sent: Sent): void {
  const { status, headers, body, requestId } = sent;
  const length = status === 304 ? [] : ['Content-Length', String(Buffer.byteLength(body))];
  response.writeHead(status, [...headers, ...length, 'X-Request-Id', requestId]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
