import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import type { Config } from '@karibu/graph/config.ts';
import { siteHeaders } from '@karibu/graph/http/security-headers.ts';
import { createSiteHandler, createUploadsHandler } from '@karibu/graph/http/static.ts';
import { openDisk } from '@karibu/graph/providers.ts';
import { createReleaseStore } from '@karibu/graph/publish/release-store.ts';
import express from 'express';
import { listen } from './listen.ts';

/** What listens from the beginning: so a port in use is reported before any other step. */
export type Front = {
  server: Server;
  port: number;
  /** The whole server answers from now on. */
  answerWith: (handler: RequestListener) => void;
};

/** What only the whole server can answer. */
const UNREADY = ['/api', '/graphql', '/admin', '/preview'];

/**
 * Listens at once. Until the whole server is ready, the release on the disk is served with its
 * pictures, and everything else is answered with 503.
 */
export async function openFront(config: Config): Promise<Front> {
  let listener: RequestListener = createEarlyHandler(config);
  const server = createServer((request, response) => listener(request, response));
  const port = await listen(server, config);
  return {
    server,
    port,
    answerWith(handler) {
      listener = handler;
    },
  };
}

function createEarlyHandler({ dataDirectory }: Config): RequestListener {
  const releases = createReleaseStore(join(dataDirectory, 'site'));
  const handler = express();
  handler.disable('x-powered-by');
  handler.use(UNREADY, answerUnready);
  handler.use('/uploads', createUploadsHandler(openDisk(dataDirectory)), answerUnready);
  handler.use(siteHeaders, createSiteHandler(releases));
  handler.use(answerUnready);
  return handler;
}

const answerUnready: express.RequestHandler = (_request, response) => {
  response.set({ 'Retry-After': '2', 'Cache-Control': 'no-store' }).status(503);
  response.type('text').send('Karibu is starting. Please try again in a moment.');
};
