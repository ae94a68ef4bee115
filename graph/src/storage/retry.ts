import { setTimeout as wait } from 'node:timers/promises';

const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 200;
const BROKEN_CONNECTIONS = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'];

/**
 * Retries `work` up to three times, after growing pauses, on a temporary failure: a busy server or
 * a broken connection. `work` must be safe to repeat. Throws the last temporary error, and any
 * other error at once.
 */
export async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isTemporary(error)) throw error;
      const jitter = 0.5 + Math.random() / 2;
      await wait(FIRST_PAUSE_MS * 2 ** (attempt - 1) * jitter);
    }
  }
}

function isTemporary(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  const { code } = error;
  if (typeof code === 'number') return code === 408 || code === 429 || code >= 500;
  return BROKEN_CONNECTIONS.includes(String(code));
}
