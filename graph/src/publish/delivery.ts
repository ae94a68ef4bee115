import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { signEvent, type Target, type WebhookEvent } from './webhook.ts';

export type Deliver = ReturnType<typeof createDelivery>;

/** Longer than a full publish of ten thousand pages takes. */
const ANSWER_MS = 120_000;

/** Makes the function that sends one event to a target and logs the delivery. */
export function createDelivery(connection: Connection, logger: Logger) {
  const log = connection.collection('deliveries');
  return async (target: Target, id: string, event: WebhookEvent, attempt: number) => {
    const at = new Date();
    const result = await post(target, id, event);
    const { isDelivered, status, error } = result;
    const durationMs = Date.now() - at.getTime();
    const entry = { webhookId: id, target: target.name, type: event.type, attempt, at };
    // On a full disk the delivery counts, though nobody can log it.
    await log
      .insertOne({ ...entry, durationMs, isDelivered, status, error })
      .catch((problem) => logger.warn({ error: problem }, 'A delivery could not be logged'));
    if (!isDelivered)
      logger.warn({ target: target.name, attempt, error }, 'An event was not delivered');
    return result;
  };
}

async function post(target: Target, id: string, event: WebhookEvent) {
  try {
    const { body, headers } = signEvent(target.secret, id, event);
    const signal = AbortSignal.timeout(ANSWER_MS);
    const response = await fetch(target.url, { method: 'POST', body, headers, signal });
    const answer: unknown = await response.json().catch(() => null);
    const error = response.ok ? null : (messageOf(answer) ?? `It answered ${response.status}`);
    return { isDelivered: response.ok, status: response.status, error, answer };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown.message : String(thrown);
    return { isDelivered: false, status: null, error, answer: null };
  }
}

function messageOf(answer: unknown): string | null {
  const hasMessage = typeof answer === 'object' && answer !== null && 'message' in answer;
  return hasMessage ? String(answer.message) : null;
}
