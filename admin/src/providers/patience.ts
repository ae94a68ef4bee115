/** How long a call is waited for. The API's longest, 500 records at once, take a part of it. */
export const PATIENCE_MS = 120_000;

/** The name of the error of a call that was waited for too long. */
export const TOO_SLOW = 'TimeoutError';

/**
 * Fetches as `fetch` does. If the answer is not whole in time, it rejects with `TOO_SLOW`, so that
 * what waits for it is free. The request itself has no time-out: it goes on, and may be done yet.
 */
export async function fetchInTime(
  address: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    const error = new DOMException('The server does not answer', TOO_SLOW);
    timer = setTimeout(() => reject(error), PATIENCE_MS);
  });
  return Promise.race([fetchWhole(address, init), tooSlow]).finally(() => clearTimeout(timer));
}

/** Gives the answer when its body has arrived. */
async function fetchWhole(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  return response.body ? new Response(await response.arrayBuffer(), response) : response;
}

/** Calls `giveUp` when neither `goOn` nor `stop` was called for as long as a call may take. */
export function watchProgress(giveUp: () => void): { goOn: () => void; stop: () => void } {
  let timer = setTimeout(giveUp, PATIENCE_MS);
  return {
    goOn() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, PATIENCE_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
