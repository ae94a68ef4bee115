import type { Model } from 'mongoose';
import { assertMay, type Context } from '../access.ts';
import type { StoredRecord } from '../derive/model.ts';
import type { HistoryEntry } from '../history/history.ts';
import type { Reads } from '../read/read.ts';
import { parseId } from '../read/read.ts';
import { type PlainRecord, toRecord } from '../read/record.ts';
import type { Resource } from '../resource.ts';
import type { Service, ServiceTools } from '../service.ts';
import { createChangeRunner } from './change.ts';
import { isStale, staleVersion } from './conflict.ts';
import { createOnce } from './create-once.ts';
import { earlierSlugs, keepSlug, withFreeSlug } from './record-slug.ts';
import { writeReferring } from './references.ts';
import { createStoring } from './storing.ts';
import { writeShowing, writeShowingAgain } from './upload-addresses.ts';
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
  const { history } = tools;
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
      return createOnce(resource, model, history, context, { values, create, update });
    },
    async update(context, id, input, version) {
      assertMay(context, resource.write);
      const values = parseValues(resource.inputFields, input, 'update');
      return write(values, (resolved) => overwriteNewest(context, id, version, resolved));
    },
    async remove(context, id) {
      assertMay(context, resource.write);
      // What is deleted is what the history keeps: a version in between is read first.
      return withNewest(context, id, null, (before) =>
        change(context, before.id, 'delete', before, null, async () => {
          const { version } = before;
          const { deletedCount } = await model.deleteOne({ _id: parseId(id), version });
          if (deletedCount === 0) throw staleVersion(await reads.get(context, id));
          return before;
        }),
      );
    },
    async restore(context, id, version) {
      assertMay(context, resource.write);
      const earlier = await reads.getVersion(context, id, version);
      const values = parseValues(resource.fields, pickFields(resource, earlier), 'update');
      return write(values, (resolved) => bringBack(context, id, resolved));
    },
  };

  function overwriteNewest(context: Context, id: string, version: number | null, values: Values) {
    return withNewest(context, id, version, (before) => {
      const kept = keepSlug(resource, before, values);
      return writeShowing(resource, tools, values, before, () =>
        overwrite(context, before, 'update', kept),
      );
    });
  }

  /** Runs a write on the record as it is, which must have the version that the caller read, if any. */
  async function withNewest(
    context: Context,
    id: string,
    version: number | null,
    run: (before: PlainRecord) => Promise<PlainRecord>,
  ): Promise<PlainRecord> {
    for (let attempt = 1; ; attempt += 1) {
      const before = await reads.get(context, id);
      if (version !== null && version !== before.version) throw staleVersion(before);
      try {
        return await run(before);
      } catch (error) {
        const mayRetry = version === null && attempt < MAX_ATTEMPTS && isStale(error);
        if (!mayRetry) throw error;
      }
    }
  }

  async function bringBack(context: Context, id: string, values: Values): Promise<PlainRecord> {
    const stored = await model.findOne({ _id: parseId(id) }).lean();
    if (stored) {
      const now = toRecord(resource.fields, stored);
      return writeShowingAgain(resource, tools, values, now, () =>
        overwrite(context, now, 'restore', values),
      );
    }
    const { name } = resource;
    const [newest, deletion] = await Promise.all([
      history.findNewest(name, id),
      history.findNewest(name, id, { action: 'delete' }),
    ]);
    const free = await withFreeSlug(resource, model, values);
    const slugs = await earlierSlugs(resource, history, id, free);
    const whole = { ...free, ...slugs, ...momentsOf(deletion) };
    return writeShowingAgain(resource, tools, values, deletion?.before ?? null, () =>
      insert(context, id, 'restore', whole, (newest?.version ?? 0) + 1),
    );
  }
}

/** When a deleted record was made, which whoever deleted it still saw; it comes back changed now. */
function momentsOf(deletion: HistoryEntry | null): object {
  const createdAt = deletion?.before?.createdAt;
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
