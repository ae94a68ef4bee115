import { join } from 'node:path';
import express, { type Express, type RequestHandler } from 'express';
import { createReleaseStore } from '#publish/release-store.ts';
import { openDisk } from '../providers.ts';
import { siteHeaders } from './security-headers.ts';
import { createSiteHandler, createUploadsHandler } from './static.ts';

/** What only the whole server can answer. */
const UNREADY = ['/api', '/graphql', '/admin', '/preview'];

/**
 * Answers while the server starts, from the data directory alone: it serves the live release with
 * its pictures, and answers everything else with 503.
 */
export function createEarlyHandler(dataDirectory: string): Express {
  const releases = createReleaseStore(join(dataDirectory, 'site'));
  const handler = express();
  handler.disable('x-powered-by');
  handler.use(UNREADY, answerUnready);
  handler.use('/uploads', createUploadsHandler(openDisk(dataDirectory)), answerUnready);
  handler.use(siteHeaders, createSiteHandler(releases), answerUnready);
  return handler;
}

const answerUnready: RequestHandler = (_request, response) => {
  response.set({ 'Retry-After': '2', 'Cache-Control': 'no-store' }).status(503);
  response.type('text').send('Karibu is starting. Please try again in a moment.');
};
