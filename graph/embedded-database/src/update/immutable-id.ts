import { areEqual } from '../bson/compare.ts';
import type { BsonValue } from '../bson/value.ts';
import { renderValue } from '../index/duplicate-key.ts';
import { MongoError } from '../mongo-error.ts';

/** Throws ImmutableField when an update would give the document another `_id`. */
export function assertSameId(before: BsonValue, after: BsonValue): void {
  if (areEqual(before, after)) return;
  throw new MongoError(
    'ImmutableField',
    "After applying the update, the (immutable) field '_id' was found to have been altered " +
      `to _id: ${renderValue(after)}`,
  );
}
