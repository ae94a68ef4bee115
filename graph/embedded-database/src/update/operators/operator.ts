import { typeNameOf } from '../../bson/type.ts';
import type { BsonValue } from '../../bson/value.ts';
import { renderValue } from '../../index/duplicate-key.ts';

/** Where an operator is at work; its errors name both. */
export type Place = { path: string; id: BsonValue };

/** How an update operator turns a field's current value into its next one. */
export type UpdateOperator = {
  /** Throws when the argument can never be right, before any document is touched. */
  check?: (argument: BsonValue, path: string) => void;
  /** `current` is undefined for a missing field; undefined as the result leaves the field alone. */
  compute: (current: BsonValue, argument: BsonValue, place: Place) => BsonValue;
};

/** The end of an error's text: which document and field an operator could not work on. */
export function describeField({ path, id }: Place, current: BsonValue): string {
  return ` {_id: ${renderValue(id)}} has the field '${path}' of type ${typeNameOf(current)}`;
}
