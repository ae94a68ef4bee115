import { createHash, randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { AppError, diskFull, ERROR_STATUS } from '#core/errors.ts';
import { createDelivery, type Deliver } from './delivery.ts';
import type { OutboxEntry } from './outbox.ts';
import type { Target, WebhookEvent } from './webhook.ts';

export type Relay = {
  /** Delivers ready entries now. Calls during a pass cause one more pass. */
  kick: () => void;
  /**
   * Sends one event and gives the answer. Throws NOT_FOUND when the target does not have what the
   * event names, and UNAVAILABLE when it is not delivered.
   */
  send: (target: string, event: WebhookEvent) => Promise<unknown>;
  stop: () => Promise<void>;
};

const POLL_MS = 1_000;
/** The most events that a target which takes several has not answered yet. */
const MOST_UNANSWERED = 16;
/** A claim is renewed while its delivery runs. The claim of a dead process ends after this. */
const CLAIM_MS = 10_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

/**
 * Delivers outbox entries to their targets: claims all ready ones, sends them as one signed event
 * and removes them once the target has answered 2xx. Entries that arrive meanwhile go into the next
 * event. A target that takes several gets that at once: what arrives while many pages are rendered
 * may overtake them. Changes of an import go apart, and one event of them at a time. Any number of
 * processes may do this at once. `onDelivered` is called after each delivery, before anybody is
 * told of it.
 */
export function startRelay(
  connection: Connection,
  targets: Target[],
  logger: Logger,
  onDelivered: () => void = () => {},
): Relay {
  const send = createDelivery(connection, logger);
  const deliver: Deliver = async (...delivery) => {
    const answer = await send(...delivery);
    if (answer.isDelivered) onDelivered();
    return answer;
  };
  const workers = targets.map((target) => createWorker(connection, target, deliver, logger));
  const kick = () => {
    for (const worker of workers) worker.kick();
  };
  const timer = setInterval(kick, POLL_MS);
  kick();
  return {
    kick,
    async send(name, event) {
      const target = targets.find((each) => each.name === name);
      if (!target) throw new AppError('UNAVAILABLE', `There is no target called ${name}`);
      const delivery = await deliver(target, `msg_${randomUUID()}`, event, 1);
      const { isDelivered, status, answer, error } = delivery;
      if (status === ERROR_STATUS.DISK_FULL) throw diskFull();
      if (status === 404) throw new AppError('NOT_FOUND', error ?? 'The target does not know it');
      if (!isDelivered) throw new AppError('UNAVAILABLE', error ?? 'The publisher did not answer');
      return answer;
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

/** The loop of one target. */
function createWorker(connection: Connection, target: Target, deliver: Deliver, logger: Logger) {
  const entries = connection.collection<OutboxEntry>('outbox');
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;
  const most = target.several ? MOST_UNANSWERED : 1;
  const unanswered = new Set<Promise<void>>();
  /** The rows of an import wait for those before, and never keep a save of somebody else. */
  let areManyUnderWay = false;

  /** Sends what is ready. The end of a delivery begins the next pass. */
  async function pass(): Promise<void> {
    while (!isStopped && unanswered.size < most) {
      const claimed = await claim();
      if (claimed.length === 0) return;
      const events = target.several ? Map.groupBy(claimed, isOfMany).values() : [claimed];
      for (const event of events) begin(event);
    }
  }

  function begin(claimed: OutboxEntry[]): void {
    const isMany = claimed.every(isOfMany);
    if (isMany) areManyUnderWay = true;
    const delivery = deliverClaimed(claimed)
      .catch((error) => logger.error({ error }, 'The relay failed; it will try again'))
      .finally(() => {
        unanswered.delete(delivery);
        if (isMany) areManyUnderWay = false;
        kick();
      });
    unanswered.add(delivery);
  }

  async function claim(): Promise<OutboxEntry[]> {
    const now = new Date();
    const few = target.several && areManyUnderWay ? { isOfMany: { $ne: true } } : {};
    const mine = { target: target.name, ...few };
    const due = { ...mine, $or: dueAt(now) };
    if (!(await entries.findOne(due))) return [];
    const claimId = randomUUID();
    const free = { ...mine, status: 'ready', claim: null } as const;
    const taken = {
      claim: claimId,
      status: 'ready',
      leaseUntil: new Date(now.getTime() + CLAIM_MS),
    };
    await entries.updateMany({ $or: [free, due] }, { $set: taken } as never);
    return entries.find({ claim: claimId }).sort({ _id: 1 }).toArray();
  }

  async function deliverClaimed(claimed: OutboxEntry[]): Promise<void> {
    const mine = { _id: { $in: claimed.map(({ _id }) => _id) } };
    const attempt = Math.max(...claimed.map(({ attempts }) => attempts)) + 1;
    const changes = claimed.map(({ resource, recordId, action }) => ({
      resource,
      recordId,
      action,
    }));
    const timestamp = new Date().toISOString();
    const event: WebhookEvent = { type: 'content.changed', timestamp, data: { changes } };
    const renewal = setInterval(() => {
      const leaseUntil = new Date(Date.now() + CLAIM_MS);
      entries.updateMany(mine, { $set: { leaseUntil } }).catch((error) => logger.error({ error }));
    }, CLAIM_MS / 3);
    const { isDelivered, error } = await deliver(target, eventId(claimed), event, attempt).finally(
      () => clearInterval(renewal),
    );
    if (isDelivered) {
      await entries.deleteMany(mine);
      return;
    }
    const leaseUntil = new Date(Date.now() + retryDelay(attempt));
    await entries.updateMany(mine, { $set: { claim: null, leaseUntil, attempts: attempt, error } });
  }

  function kick(): void {
    isWanted = true;
    if (running || isStopped) return;
    running = (async () => {
      while (isWanted && !isStopped) {
        isWanted = false;
        await pass();
      }
    })()
      .catch((error) => logger.error({ error }, 'The relay failed; it will try again'))
      .finally(() => {
        running = null;
      });
  }

  return {
    kick,
    async stop() {
      isStopped = true;
      await running;
      await Promise.all(unanswered);
    },
  };
}

function isOfMany(entry: OutboxEntry): boolean {
  return entry.isOfMany === true;
}

/** A lease beyond the longest one comes from before the clock was set back. */
function dueAt(now: Date) {
  const furthest = new Date(now.getTime() + LONGEST_RETRY_MS);
  return [{ leaseUntil: { $lte: now } }, { leaseUntil: { $gt: furthest } }];
}

/** The same entries make the same id, so that the receiver can drop a repeated event. */
function eventId(claimed: OutboxEntry[]): string {
  const ids = claimed.map(({ _id }) => String(_id)).join();
  return `msg_${createHash('sha256').update(ids).digest('hex').slice(0, 32)}`;
}

/** Exponential backoff with full jitter, capped. `attempt` counts from 1. In milliseconds. */
export function retryDelay(attempt: number): number {
  const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempt - 1));
  return Math.round(longest / 2 + (Math.random() * longest) / 2);
}
