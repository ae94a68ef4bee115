import { type CompareText, compareValues } from '../../bson/compare.ts';
import { approximateDoubleOf } from '../../bson/number.ts';
import { typeNameOf } from '../../bson/type.ts';
import { type BsonDocument, type BsonValue, isDocument, isNumber } from '../../bson/value.ts';
import { MongoError } from '../../mongo-error.ts';
import { readSort, sortRecords } from '../../query/sort.ts';
import { arrayOrEmpty } from './array-operators.ts';
import type { UpdateOperator } from './operator.ts';

/** `$push`, with `$each`, `$position`, `$sort` and `$slice`. */
export const push: UpdateOperator = {
  check: (argument) => void readPush(argument),
  compute: (current, argument, place) => {
    const { additions, position, sort, slice } = readPush(argument);
    const items = [...arrayOrEmpty('$push', current, place)];
    items.splice(insertionPoint(items.length, position), 0, ...additions);
    return takeSlice(
      sort === undefined ? items : sortItems(items, sort, place.scope.compareText),
      slice,
    );
  },
};

type Push = {
  additions: BsonValue[];
  position: number | undefined;
  sort: BsonValue;
  slice: number | undefined;
};

function readPush(argument: BsonValue): Push {
  if (!isDocument(argument) || !argument.has('$each')) {
    return { additions: [argument], position: undefined, sort: undefined, slice: undefined };
  }
  const unknown = [...argument.keys()].find((key) => !CLAUSES.has(key));
  if (unknown) throw new MongoError('BadValue', `Unrecognized clause in $push: ${unknown}`);
  const additions = argument.get('$each');
  if (!Array.isArray(additions)) {
    throw new MongoError(
      'BadValue',
      'The argument to $each in $push must be an array ' +
        `but it was of type: ${typeNameOf(additions)}`,
    );
  }
  const sort = argument.get('$sort');
  if (sort !== undefined) sortItems([], sort);
  return {
    additions,
    sort,
    position: readInteger(argument, '$position'),
    slice: readInteger(argument, '$slice'),
  };
}

const CLAUSES = new Set(['$each', '$slice', '$sort', '$position']);

function readInteger(argument: BsonDocument, clause: string): number | undefined {
  const value = argument.get(clause);
  if (value === undefined) return undefined;
  const number = isNumber(value) ? approximateDoubleOf(value) : Number.NaN;
  if (Number.isInteger(number)) return number;
  throw new MongoError(
    'BadValue',
    `The value for ${clause} must be an integer value but was given type: ${typeNameOf(value)}`,
  );
}

function insertionPoint(length: number, position: number | undefined): number {
  if (position === undefined) return length;
  return position < 0 ? Math.max(length + position, 0) : Math.min(position, length);
}

function takeSlice(items: BsonValue[], slice: number | undefined): BsonValue[] {
  if (slice === undefined) return items;
  if (slice === 0) return [];
  return slice < 0 ? items.slice(slice) : items.slice(0, slice);
}

/** A number sorts the elements themselves; a document sorts them by their fields. */
function sortItems(
  items: readonly BsonValue[],
  sort: BsonValue,
  compareText?: CompareText,
): BsonValue[] {
  if (isDocument(sort) && sort.size > 0) {
    return sortRecords(items, readSort(sort, compareText), (item) =>
      isDocument(item) ? item : new Map(),
    );
  }
  const direction = isNumber(sort) ? approximateDoubleOf(sort) : 0;
  if (direction !== 1 && direction !== -1) {
    throw new MongoError(
      'BadValue',
      'The $sort is invalid: use 1/-1 to sort the whole element, ' +
        'or {field:1/-1} to sort embedded fields',
    );
  }
  return [...items].sort((a, b) => compareValues(a, b, compareText) * direction);
}
