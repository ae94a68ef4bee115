import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { createReleaseStore } from '#publish/release-store.ts';
import { type Config, publicUrlOf } from '../config.ts';
import { openDisk } from '../providers.ts';
import { isAppAddress } from './page-headers.ts';
import { createSiteHandler } from './site-handler.ts';
import { createUploadsHandler } from './static.ts';

/**
 * Answers while the server starts, from the data directory alone: it serves the live release with
 * its pictures, and answers everything else with 503.
 */
export function createEarlyHandler(config: Config, logger: Logger): RequestListener {
  const store = createReleaseStore(join(config.dataDirectory, 'site'));
  const isHttps = publicUrlOf(config).startsWith('https:');
  const site = createSiteHandler({ store, logger, isHttps });
  const routes = express();
  routes.disable('x-powered-by');
  routes.use('/uploads', createUploadsHandler(openDisk(config.dataDirectory)));
  routes.use(answerUnready);
  return (request, response) =>
    isAppAddress(request) ? routes(request, response) : site.handle(request, response);
}

const answerUnready: RequestHandler = (_request, response) => {
  response.set({ 'Retry-After': '2', 'Cache-Control': 'no-store' }).status(503);
  response.type('text').send('Karibu is starting. Please try again in a moment.');
};
