const FIRST_MS = 2_000;
const LONGEST_MS = 30_000;

/** A wait that ends by itself when it is worth trying again, or when it is told to. */
export type Wait = { over: Promise<void>; end: () => void };

/**
 * Waits for the connection. It is over as soon as the browser is online again. A browser that is
 * online already tries again after a while, which grows with the `tries` that failed.
 */
export function waitForConnection(tries: number): Wait {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const pause = Math.min(FIRST_MS * 2 ** (tries - 1), LONGEST_MS);
  const timer = isOffline() ? undefined : setTimeout(end, pause);
  addEventListener('online', end);
  function end() {
    clearTimeout(timer);
    removeEventListener('online', end);
    resolve();
  }
  return { over, end };
}

/** Whether the browser knows that it has no connection at all. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}
