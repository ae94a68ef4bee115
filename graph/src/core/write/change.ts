import type { Context } from '../access.ts';
import { isRefusal } from '../errors.ts';
import type { PlainRecord } from '../read/record.ts';
import type { Action, Resource } from '../resource.ts';
import type { ServiceTools } from '../service.ts';

type Values = Record<string, unknown>;

/** Runs a write between its history note and its outbox entry; a refused write leaves neither. */
export type RunChange = (
  context: Context,
  recordId: string,
  action: Action,
  before: Values | null,
  after: Values | null,
  run: () => Promise<PlainRecord>,
) => Promise<PlainRecord>;

export function createChangeRunner(resource: Resource, tools: ServiceTools): RunChange {
  return async (context, recordId, action, before, after, run) => {
    const version = Number(after?.version ?? Number(before?.version ?? 0) + 1);
    const entry = { resource: resource.name, recordId, version, action, before, after };
    const noted = async () => {
      const note = await tools.history.note(context, entry);
      return run().catch(async (error) => {
        if (isRefusal(error)) await note.cancel();
        throw error;
      });
    };
    if (!resource.publishes.includes(action)) return noted();
    return tools.outbox.around({ resource: resource.name, recordId, action }, noted);
  };
}
