import type { Intent } from '#publish/outbox.ts';
import type { HistoryNote } from '../history/history.ts';
import type { Action } from '../resource.ts';
import type { Values, Write } from './one-write.ts';

/** What was stored of a change before its write. `settle` ends it. */
export type NotedChange = {
  /** Null when this change does not publish the site. */
  intent: Intent | null;
  note: HistoryNote;
};

/** Stores the intent to publish, then the history entry, so that a crash loses neither. */
export async function noteChange(
  { resource, tools, context, isOfMany }: Write,
  action: Action,
  recordId: string,
  before: Values | null,
  after: Values | null,
): Promise<NotedChange> {
  const change = { resource: resource.name, recordId, action };
  const isAnnounced = resource.publishes.includes(action);
  const announced = { ...change, ...(isOfMany && { isOfMany }) };
  const intent = isAnnounced ? await tools.outbox.begin(announced) : null;
  const version = Number(after?.version ?? Number(before?.version ?? 0) + 1);
  try {
    const note = await tools.history.note(context, { ...change, version, before, after });
    return { intent, note };
  } catch (error) {
    await intent?.cancel();
    throw error;
  }
}
