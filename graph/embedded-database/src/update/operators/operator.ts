import { typeNameOf } from '../../bson/type.ts';
import type { BsonValue } from '../../bson/value.ts';
import { renderValue } from '../../index/duplicate-key.ts';
import type { Scope } from '../../query/scope.ts';

/** The path and the document's `_id`, for the errors of an operator, and the command's scope. */
export type Place = { path: string; id: BsonValue; scope: Scope };

/** How an update operator turns a field's current value into its next one. */
export type UpdateOperator = {
  /** Throws on an invalid argument, before any document is changed. */
  check?: (argument: BsonValue, path: string) => void;
  /** `current` is undefined for a missing field. An undefined result changes nothing. */
  compute: (current: BsonValue, argument: BsonValue, place: Place) => BsonValue;
};

/** The end of an error message: names the document and the field. */
export function describeField({ path, id }: Place, current: BsonValue): string {
  return ` {_id: ${renderValue(id)}} has the field '${path}' of type ${typeNameOf(current)}`;
}
