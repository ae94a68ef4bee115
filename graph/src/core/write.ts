import type { Model } from 'mongoose';
import { assertMay, type Context } from './access.ts';
import { createChangeRunner } from './change.ts';
import { isStale, staleVersion } from './conflict.ts';
import { createOnce } from './create-once.ts';
import type { StoredRecord } from './derive/model.ts';
import { AppError, notFound } from './errors.ts';
import type { HistoryEntry } from './history.ts';
import type { Reads } from './read.ts';
import { parseId } from './read.ts';
import { type PlainRecord, toRecord } from './record.ts';
import { earlierSlugs, keepSlug, withFreeSlug } from './record-slug.ts';
import { writeReferring } from './references.ts';
import type { Resource } from './resource.ts';
import type { Service, ServiceTools } from './service.ts';
import { createStoring } from './storing.ts';
import { writeShowing } from './upload-addresses.ts';
import { parseValues } from './validate.ts';

export type Writes = Pick<Service, 'create' | 'update' | 'remove' | 'restore'>;

/**
 * The writing half of a service. Each write is noted in the history and announced to the outbox
 * before it happens, so that a crash at any moment loses neither.
 */
export function createWrites(
  resource: Resource,
  model: Model<StoredRecord>,
  tools: ServiceTools,
  reads: Reads,
): Writes {
  const change = createChangeRunner(resource, tools);
  const { insert, overwrite } = createStoring(resource, model, change, reads);
  const write = (values: Values, store: (resolved: Values) => Promise<PlainRecord>) =>
    writeReferring(resource, tools, values, store);

  return {
    async create(context, input) {
      assertMay(context, resource.write);
      const values = parseValues(resource.fields, input, 'create');
      const create = (id: string) =>
        write(values, (resolved) =>
          writeShowing(resource, tools, resolved, null, () =>
            insert(context, id, 'create', resolved),
          ),
        );
      const update = (id: string) =>
        write(values, (resolved) => overwriteNewest(context, id, 1, resolved));
      return createOnce(resource, model, reads, context, { values, create, update });
    },
    async update(context, id, input, version) {
      assertMay(context, resource.write);
      const values = parseValues(resource.inputFields, input, 'update');
      return write(values, (resolved) => overwriteNewest(context, id, version, resolved));
    },
    async remove(context, id) {
      assertMay(context, resource.write);
      const before = await reads.get(context, id);
      return change(context, before.id, 'delete', before, null, async () => {
        const { deletedCount } = await model.deleteOne({ _id: parseId(id) });
        if (deletedCount === 0) throw notFound(resource.label);
        return before;
      });
    },
    async restore(context, id, version) {
      assertMay(context, resource.write);
      const entries = await reads.listHistory(context, id);
      const entry = entries.find((each) => each.version === version && each.after);
      if (!entry?.after) throw new AppError('NOT_FOUND', 'The record never had that version');
      const values = parseValues(resource.fields, pickFields(resource, entry.after), 'update');
      return write(values, (resolved) => bringBack(context, id, entries, resolved));
    },
  };

  async function overwriteNewest(
    context: Context,
    id: string,
    version: number | null,
    values: Values,
  ): Promise<PlainRecord> {
    for (let attempt = 1; ; attempt += 1) {
      const before = await reads.get(context, id);
      if (version !== null && version !== before.version) throw staleVersion(before);
      const kept = keepSlug(resource, before, values);
      try {
        return await writeShowing(resource, tools, values, before, () =>
          overwrite(context, before, 'update', kept),
        );
      } catch (error) {
        const mayRetry = version === null && attempt < MAX_ATTEMPTS && isStale(error);
        if (!mayRetry) throw error;
      }
    }
  }

  async function bringBack(
    context: Context,
    id: string,
    entries: HistoryEntry[],
    values: Values,
  ): Promise<PlainRecord> {
    const stored = await model.findOne({ _id: parseId(id) }).lean();
    if (stored) {
      return overwrite(context, toRecord(resource.fields, stored), 'restore', values);
    }
    const free = await withFreeSlug(resource, model, values);
    const whole = { ...free, ...earlierSlugs(resource, entries, free), ...momentsOf(entries) };
    return insert(context, id, 'restore', whole, (entries[0]?.version ?? 0) + 1);
  }
}

/** When a deleted record was made, which whoever deleted it still saw; it comes back changed now. */
function momentsOf(entries: readonly HistoryEntry[]): object {
  const createdAt = entries.find(({ action }) => action === 'delete')?.before?.createdAt;
  return createdAt ? { createdAt, updatedAt: new Date() } : {};
}

/** A caller who sent no version does not care which one is overwritten: write over the newest. */
const MAX_ATTEMPTS = 10;

type Values = Record<string, unknown>;

function pickFields(resource: Resource, values: Values): Values {
  return Object.fromEntries(
    Object.keys(resource.fields)
      .filter((name) => values[name] !== undefined)
      .map((name) => [name, values[name]]),
  );
}
