import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';

export type ProxyWatch = {
  /** Looks at a request. The first one through a proxy that is not trusted is logged. */
  look: (request: IncomingMessage) => void;
  /** Whether there was such a request since the start. */
  isProxyIgnored: () => boolean;
};

const WARNING =
  'A request came with X-Forwarded-For, which TRUST_PROXY=0 ignores. If a proxy stands in front, ' +
  'all visitors share the limits of one address: start with TRUST_PROXY=1, or with the number of ' +
  'proxies. If there is none, a visitor made the header up, and nothing is wrong.';

/** Notices a proxy in front of the server that the configuration does not know of. */
export function watchForProxy(trustedProxies: number, logger: Logger): ProxyWatch {
  let isProxyIgnored = false;
  return {
    look({ headers }) {
      if (isProxyIgnored || trustedProxies > 0 || headers['x-forwarded-for'] === undefined) return;
      isProxyIgnored = true;
      logger.warn(WARNING);
    },
    isProxyIgnored: () => isProxyIgnored,
  };
}
