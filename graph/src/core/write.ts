import mongoose, { type Model } from 'mongoose';
import { assertMay, type Context } from './access.ts';
import type { StoredRecord } from './derive/model.ts';
import { AppError, isRefusal, notFound } from './errors.ts';
import type { HistoryEntry } from './history.ts';
import type { Reads } from './read.ts';
import { parseId } from './read.ts';
import { type PlainRecord, toRecord } from './record.ts';
import { resolveReferences } from './references.ts';
import type { Resource } from './resource.ts';
import type { Service, ServiceTools } from './service.ts';
import { numberedSlug, toSlug } from './slug.ts';
import { parseValues } from './validate.ts';

export type Writes = Pick<Service, 'create' | 'update' | 'remove' | 'restore'>;
type Values = Record<string, unknown>;
type Action = HistoryEntry['action'];

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
  const change = createChanger(resource, tools);
  const read = (stored: StoredRecord) => toRecord(resource.fields, stored);
  const parse = (input: unknown, mode: 'create' | 'update') =>
    resolveReferences(resource, tools, parseValues(resource.fields, input, mode));

  async function insert(context: Context, id: string, action: Action, values: Values, version = 1) {
    const wasTyped = resource.slugField !== null && values[resource.slugField] !== '';
    for (let attempt = 1; ; attempt += 1) {
      const named = withSlug(resource, values, attempt);
      const after = { ...named, version };
      try {
        return await change(context, id, action, null, after, async () => {
          const created = await model.create([{ _id: id, ...named, version }]);
          const [stored] = created.map((each) => each.toObject());
          if (!stored) throw new AppError('INTERNAL', 'The record was not created');
          return read(stored as StoredRecord);
        });
      } catch (error) {
        const isSlug = takenField(error) === resource.slugField && resource.slugField !== null;
        if (!isSlug || wasTyped) throw toConflict(resource, error);
      }
    }
  }

  async function write(context: Context, before: PlainRecord, action: Action, values: Values) {
    const { id, version } = before;
    const after = { ...before, ...values, version: version + 1 };
    return change(context, id, action, before, after, async () => {
      const update = {
        $set: values,
        $inc: { version: 1 },
        ...rememberSlug(resource, before, values),
      };
      const stored = await model
        .findOneAndUpdate({ _id: id, version }, update, { returnDocument: 'after' })
        .lean();
      if (!stored) throw staleVersion(await reads.get(context, id));
      return read(stored);
    }).catch((error) => {
      throw toConflict(resource, error);
    });
  }

  return {
    async create(context, input) {
      assertMay(context, resource.write);
      const values = await parse(input, 'create');
      return insert(context, String(new mongoose.Types.ObjectId()), 'create', values);
    },
    async update(context, id, input, version) {
      assertMay(context, resource.write);
      const values = await parse(input, 'update');
      for (let attempt = 1; ; attempt += 1) {
        const before = await reads.get(context, id);
        if (version !== null && version !== before.version) throw staleVersion(before);
        try {
          return await write(context, before, 'update', keepSlug(resource, before, values));
        } catch (error) {
          const mayRetry = version === null && attempt < MAX_ATTEMPTS && isStale(error);
          if (!mayRetry) throw error;
        }
      }
    },
    async remove(context, id) {
      assertMay(context, resource.write);
      const before = await reads.get(context, id);
      return change(context, id, 'delete', before, null, async () => {
        const { deletedCount } = await model.deleteOne({ _id: parseId(id) });
        if (deletedCount === 0) throw notFound(resource.label);
        return before;
      });
    },
    async restore(context, id, version) {
      assertMay(context, resource.write);
      const entries = await reads.listHistory(context, id);
      const entry = entries.find((each) => each.version === version && each.after);
      if (!entry?.after) throw notFound('That version');
      const values = await parse(pickFields(resource, entry.after), 'update');
      const stored = await model.findOne({ _id: parseId(id) }).lean();
      if (stored) return write(context, read(stored), 'restore', values);
      return insert(context, id, 'restore', values, (entries[0]?.version ?? 0) + 1);
    },
  };
}

/** Runs a write between its history note and its outbox entry; a refused write leaves neither. */
function createChanger(resource: Resource, tools: ServiceTools) {
  return async function change(
    context: Context,
    recordId: string,
    action: Action,
    before: Values | null,
    after: Values | null,
    run: () => Promise<PlainRecord>,
  ): Promise<PlainRecord> {
    const version = Number(after?.version ?? Number(before?.version ?? 0) + 1);
    const entry = { resource: resource.name, recordId, version, action, before, after };
    const noted = async () => {
      const note = await tools.history.note(context, entry);
      return run().catch(async (error) => {
        if (isRefusal(error)) await note.cancel();
        throw error;
      });
    };
    if (!resource.isPublished) return noted();
    return tools.outbox.around({ resource: resource.name, recordId, action }, noted);
  };
}

function withSlug(resource: Resource, values: Values, attempt: number): Values {
  const { slugField } = resource;
  if (!slugField || values[slugField] !== '') return values;
  const from = resource.fields[slugField]?.from ?? '';
  return { ...values, [slugField]: numberedSlug(toSlug(String(values[from])), attempt) };
}

/** An update that empties the slug keeps the one there is: the address of a page never vanishes. */
function keepSlug(resource: Resource, before: PlainRecord, values: Values): Values {
  const { slugField } = resource;
  if (!slugField || values[slugField] !== '') return values;
  return { ...values, [slugField]: before[slugField] };
}

function rememberSlug(resource: Resource, before: PlainRecord, values: Values): object {
  const { slugField } = resource;
  const old = slugField && before[slugField];
  if (!slugField || !old || values[slugField] === undefined || values[slugField] === old) return {};
  return { $addToSet: { previousSlugs: old } };
}

function pickFields(resource: Resource, values: Values): Values {
  return Object.fromEntries(
    Object.keys(resource.fields)
      .filter((name) => values[name] !== undefined)
      .map((name) => [name, values[name]]),
  );
}

/** A caller who sent no version does not care which one is overwritten: write over the newest. */
const MAX_ATTEMPTS = 10;

function isStale(error: unknown): boolean {
  return error instanceof AppError && error.code === 'STALE_VERSION';
}

function staleVersion(current: PlainRecord): AppError {
  const message = 'This record was changed by someone else since you opened it';
  return new AppError('STALE_VERSION', message, { current });
}

function takenField(error: unknown): string | null {
  if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== 11000) return null;
  return Object.keys(error.keyPattern ?? {})[0] ?? null;
}

function toConflict(resource: Resource, error: unknown): unknown {
  const name = takenField(error);
  if (!name) return error;
  const message = `${resource.fields[name]?.label ?? name} is already taken`;
  return new AppError('CONFLICT', message, { errors: [{ path: name, message }] });
}
