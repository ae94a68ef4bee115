import { createServer, type RequestListener, type Server } from 'node:http';
import type { Config } from '@karibu/graph/config.ts';
import { createEarlyHandler } from '@karibu/graph/http/early-handler.ts';
import type { Logger } from 'pino';
import { listen } from './listen.ts';

/** What listens from the beginning: so a port in use is reported before any other step. */
export type Front = {
  server: Server;
  port: number;
  /** The whole server answers from now on. */
  answerWith: (handler: RequestListener) => void;
};

/**
 * Listens at once. Until the whole server is ready, it serves the release that is on the disk, and
 * answers everything else with 503.
 */
export async function openFront(config: Config, logger: Logger): Promise<Front> {
  let listener: RequestListener = createEarlyHandler(config, logger);
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
