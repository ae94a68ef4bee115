import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { Service } from '#core/service.ts';
import { checkLinks } from './link-checks.ts';

const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 3_600_000;

type LinkCheckSettings = {
  connection: Connection;
  services: ReadonlyMap<string, Service>;
  publicUrl: string;
};

/** Checks links to other sites every hour, from a minute after the start, until it is stopped. */
export function startLinkChecks(settings: LinkCheckSettings, logger: Logger) {
  const controller = new AbortController();
  const { signal } = controller;
  const userAgent = nameAsker(settings.publicUrl);
  let timer = setTimeout(work, FIRST_AFTER_MS);
  let running = Promise.resolve();
  function work() {
    running = checkLinks(settings, { userAgent, signal })
      .catch((error) => logger.warn({ error }, 'Links to other sites could not be checked'))
      .then(() => {
        if (!signal.aborted) timer = setTimeout(work, EVERY_MS);
      });
  }
  return {
    async stop() {
      controller.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

/** Who asks, as a `User-Agent`. A header takes ASCII alone, as a URL writes any address. */
export function nameAsker(publicUrl: string): string {
  const site = URL.canParse(publicUrl) ? ` (${new URL(publicUrl).href})` : '';
  return `Karibu-Link-Check/1.0${site}`;
}
