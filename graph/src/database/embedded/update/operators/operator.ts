import type { BsonValue } from '../../bson/value.ts';

/** Where an operator is at work; its errors name both. */
export type Place = { path: string; id: BsonValue };

/** How an update operator turns a field's current value into its next one. */
export type UpdateOperator = {
  /** Throws when the argument can never be right, before any document is touched. */
  check?: (argument: BsonValue, path: string) => void;
  /** `current` is undefined for a missing field; undefined as the result leaves the field alone. */
  compute: (current: BsonValue, argument: BsonValue, place: Place) => BsonValue;
};
