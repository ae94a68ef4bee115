import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import type { Context } from '../access.ts';
import { AppError } from '../errors.ts';
import type { PlainRecord } from '../read/record.ts';
import { isContent, type Resource } from '../resource.ts';
import { loadIfPresent } from './load.ts';
import type { Values, Write } from './one-write.ts';

/**
 * The id of a record that is about to be created. It is new, unless the request has an idempotency
 * key: then every try of the request gets the same id. The key is that of the IETF draft "The
 * Idempotency-Key HTTP Header Field".
 */
export function takeCreationId(resource: Resource, context: Context): string {
  if (!context.idempotencyKey) return String(new mongoose.Types.ObjectId());
  return creationId(resource, context, takeTurn(context));
}

/**
 * The record that an earlier try of this request has created, or null. Throws CONFLICT when that
 * record was deleted since: a late try does not bring it back.
 */
export async function findRepeatedCreation(write: Write, id: string): Promise<PlainRecord | null> {
  const { resource, tools, context } = write;
  if (!context.idempotencyKey) return null;
  const created = await loadIfPresent(write, id);
  if (created) return created;
  const last = await tools.history.findLast(resource.name, id);
  if (last?.action === 'delete') throw deletedSince(resource);
  return null;
}

/** Whether a repeated try says what the record holds. An empty slug says nothing. */
export function isUnchanged({ slugField }: Resource, record: PlainRecord, values: Values): boolean {
  return Object.entries(values).every(
    ([name, value]) =>
      JSON.stringify(value) === JSON.stringify(record[name]) ||
      (name === slugField && value === ''),
  );
}

/** The id of the record that a request creates at its first, second … turn. */
export function creationId(resource: Resource, context: Context, turn: number): string {
  return createHash('sha256')
    .update(JSON.stringify([context.viewer?.id, resource.name, context.idempotencyKey, turn]))
    .digest('hex')
    .slice(0, 24);
}

function deletedSince(resource: Resource): AppError {
  const where = isContent(resource) ? '; it is in the bin' : '';
  const message = `This ${resource.words.singular} was made already and deleted meanwhile${where}`;
  return new AppError('CONFLICT', message);
}

const turns = new WeakMap<Context, number>();

/** One request may create several records. Each has a turn of its own. */
function takeTurn(context: Context): number {
  const turn = (turns.get(context) ?? 0) + 1;
  turns.set(context, turn);
  return turn;
}
