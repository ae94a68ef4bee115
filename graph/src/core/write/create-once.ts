import { createHash } from 'node:crypto';
import mongoose, { type Model } from 'mongoose';
import type { Context } from '../access.ts';
import type { StoredRecord } from '../derive/model.ts';
import { AppError } from '../errors.ts';
import type { History } from '../history/history.ts';
import { type PlainRecord, toRecord } from '../read/record.ts';
import { isContent, type Resource } from '../resource.ts';

type Steps = {
  values: Record<string, unknown>;
  create: (id: string) => Promise<PlainRecord>;
  /** Throws STALE_VERSION unless the record is as it was made. */
  update: (id: string) => Promise<PlainRecord>;
};

/**
 * Creates a record under a new id. With an idempotency key the id follows from person, resource and key:
 * whoever lost the answer and tries again gets the record of the first try, with what the second try says,
 * and not one more, nor does it come back when it was deleted: then it throws CONFLICT. The key is that of the IETF draft "The Idempotency-Key HTTP Header Field".
 */
export async function createOnce(
  resource: Resource,
  model: Model<StoredRecord>,
  history: History,
  context: Context,
  { values, create, update }: Steps,
): Promise<PlainRecord> {
  if (!context.idempotencyKey) return create(newId());
  const id = creationId(resource, context, takeTurn(context));
  const made = await findMade();
  if (made) return bringUpToDate(made);
  const last = await history.findNewest(resource.name, id);
  if (last?.action === 'delete') throw deletedSince(resource);
  return create(id).catch(async (error) => {
    // The first try may have come in between.
    const first = await findMade();
    if (!first) throw error;
    return bringUpToDate(first);
  });

  async function findMade() {
    const stored = await model.findOne({ _id: id }).lean();
    return stored && toRecord(resource.fields, stored);
  }

  function bringUpToDate(record: PlainRecord) {
    const isSame = (name: string) =>
      JSON.stringify(values[name]) === JSON.stringify(record[name]) ||
      (name === resource.slugField && values[name] === '');
    return Object.keys(values).every(isSame) ? record : update(id);
  }
}

function deletedSince(resource: Resource): AppError {
  const where = isContent(resource) ? '; it is in the bin' : '';
  const message = `This ${resource.words.singular} was made already and deleted meanwhile${where}`;
  return new AppError('CONFLICT', message);
}

/** The id of the record that a request with an idempotency key makes at its first, second … turn. */
export function creationId(resource: Resource, context: Context, turn: number): string {
  return createHash('sha256')
    .update(JSON.stringify([context.viewer?.id, resource.name, context.idempotencyKey, turn]))
    .digest('hex')
    .slice(0, 24);
}

function newId(): string {
  return String(new mongoose.Types.ObjectId());
}

const turns = new WeakMap<Context, number>();

/** One request may create several records: each is a thing of its own. */
function takeTurn(context: Context): number {
  const turn = (turns.get(context) ?? 0) + 1;
  turns.set(context, turn);
  return turn;
}
