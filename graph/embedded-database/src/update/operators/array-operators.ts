import { areEqual } from '../../bson/compare.ts';
import { approximateDoubleOf } from '../../bson/number.ts';
import { typeNameOf } from '../../bson/type.ts';
import { type BsonValue, isDocument, isNumber, isRegExp } from '../../bson/value.ts';
import { renderValue } from '../../index/duplicate-key.ts';
import { MongoError } from '../../mongo-error.ts';
import { equalityTest } from '../../query/comparison.ts';
import { compileElementFilter } from '../../query/filter.ts';
import { PLAIN_SCOPE, type Scope } from '../../query/scope.ts';
import type { Place, UpdateOperator } from './operator.ts';

export const addToSet: UpdateOperator = {
  check: (argument) => void readAdditions(argument),
  compute: (current, argument, place) => {
    const items = [...arrayOrEmpty('$addToSet', current, place)];
    const length = items.length;
    for (const addition of readAdditions(argument)) {
      const isKnown = items.some((item) => areEqual(item, addition, place.scope.compareText));
      if (!isKnown) items.push(addition);
    }
    return current === undefined || items.length > length ? items : undefined;
  },
};

export const pull: UpdateOperator = {
  check: (argument) => void pullTest(argument, PLAIN_SCOPE),
  compute: (current, argument, place) => {
    if (current === undefined) return undefined;
    const matches = pullTest(argument, place.scope);
    return existingArray('$pull', current, place).filter((item) => !matches(item));
  },
};

export const pullAll: UpdateOperator = {
  check: (argument) => {
    if (Array.isArray(argument)) return;
    throw new MongoError(
      'BadValue',
      `$pullAll requires an array argument but was given a ${typeNameOf(argument)}`,
    );
  },
  compute: (current, argument, place) => {
    if (current === undefined) return undefined;
    const unwanted = argument as BsonValue[];
    return existingArray('$pullAll', current, place).filter(
      (item) => !unwanted.some((other) => areEqual(item, other, place.scope.compareText)),
    );
  },
};

export const pop: UpdateOperator = {
  check: (argument, path) => {
    const end = isNumber(argument) ? approximateDoubleOf(argument) : 0;
    if (end === 1 || end === -1) return;
    throw new MongoError(
      'FailedToParse',
      `$pop expects 1 or -1, found: ${renderValue(argument)} in ${path}`,
    );
  },
  compute: (current, argument, place) => {
    if (current === undefined) return undefined;
    if (!Array.isArray(current)) {
      throw new MongoError(
        'TypeMismatch',
        `Path '${place.path}' contains an element of non-array type '${typeNameOf(current)}'`,
      );
    }
    return isNumber(argument) && approximateDoubleOf(argument) < 0
      ? current.slice(1)
      : current.slice(0, -1);
  },
};

/** The current array, empty for a missing field. Throws BadValue on any other type. */
export function arrayOrEmpty(operator: string, current: BsonValue, place: Place): BsonValue[] {
  if (current === undefined) return [];
  if (Array.isArray(current)) return current;
  throw new MongoError(
    'BadValue',
    `The field '${place.path}' must be an array but is of type ${typeNameOf(current)} ` +
      `in document {_id: ${renderValue(place.id)}} (${operator})`,
  );
}

function existingArray(operator: string, current: BsonValue, place: Place): BsonValue[] {
  if (Array.isArray(current)) return current;
  throw new MongoError(
    'BadValue',
    `Cannot apply ${operator} to a non-array value at '${place.path}'`,
  );
}

function readAdditions(argument: BsonValue): BsonValue[] {
  if (!isDocument(argument) || [...argument.keys()][0] !== '$each') return [argument];
  const each = argument.get('$each');
  if (!Array.isArray(each)) {
    throw new MongoError(
      'TypeMismatch',
      `The argument to $each in $addToSet must be an array but it was of type ${typeNameOf(each)}`,
    );
  }
  if (argument.size === 1) return each;
  throw new MongoError(
    'BadValue',
    `Found unexpected fields after $each in $addToSet: ${renderValue(argument)}`,
  );
}

function pullTest(argument: BsonValue, scope: Scope): (item: BsonValue) => boolean {
  if (isDocument(argument)) return compileElementFilter(argument, scope);
  const matches = isRegExp(argument) ? equalityTest(argument) : undefined;
  return (item) => (matches ? matches(item) : areEqual(item, argument, scope.compareText));
}
