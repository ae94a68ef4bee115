import { calculate, type Operation } from '../../bson/arithmetic.ts';
import { compareValues } from '../../bson/compare.ts';
import {
  type BsonNumber,
  type BsonValue,
  Int32,
  isDocument,
  isNumber,
  Timestamp,
} from '../../bson/value.ts';
import { renderValue } from '../../index/duplicate-key.ts';
import { MongoError } from '../../mongo-error.ts';
import type { Scope } from '../../query/scope.ts';
import { isPositionalPart } from '../positional.ts';
import { describeField, type UpdateOperator } from './operator.ts';

export const increment: UpdateOperator = arithmetic('$inc', 'add', 'increment');
export const multiply: UpdateOperator = arithmetic('$mul', 'multiply', 'multiply');

export const toSmaller: UpdateOperator = {
  compute: (current, argument, { scope }) =>
    isBeyond(current, argument, -1, scope) ? argument : undefined,
};

export const toLarger: UpdateOperator = {
  compute: (current, argument, { scope }) =>
    isBeyond(current, argument, 1, scope) ? argument : undefined,
};

export const currentDate: UpdateOperator = {
  check: (argument) => void currentDateKind(argument),
  compute: (_, argument) => {
    if (currentDateKind(argument) === 'date') return new Date();
    return new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 });
  },
};

export const rename: UpdateOperator = {
  check: (argument, path) => {
    if (typeof argument !== 'string') {
      throw new MongoError(
        'BadValue',
        `The 'to' field for $rename must be a string: ${path}: ${renderValue(argument)}`,
      );
    }
    if (argument === path) {
      throw new MongoError(
        'BadValue',
        `The source and target field for $rename must differ: ${path}: "${path}"`,
      );
    }
    if (`${path}.${argument}`.split('.').some(isPositionalPart)) {
      throw new MongoError(
        'BadValue',
        `The source and destination fields for $rename may not be dynamic: ${path}`,
      );
    }
  },
  compute: () => undefined,
};

function isBeyond(current: BsonValue, next: BsonValue, direction: 1 | -1, scope: Scope): boolean {
  if (current === undefined) return true;
  return compareValues(next, current, scope.compareText) * direction > 0;
}

function arithmetic(name: string, operation: Operation, verb: string): UpdateOperator {
  return {
    check: (argument, path) => {
      if (isNumber(argument)) return;
      throw new MongoError(
        'TypeMismatch',
        `Cannot ${verb} with non-numeric argument: {${path}: ${renderValue(argument)}}`,
      );
    },
    compute: (current, argument, place) => {
      const operand = argument as BsonNumber;
      if (current === undefined) return startingValue(operation, operand);
      if (!isNumber(current)) {
        throw new MongoError(
          'TypeMismatch',
          `Cannot apply ${name} to a value of non-numeric type.${describeField(place, current)}`,
        );
      }
      const result = calculate(operation, current, operand);
      if (result) return result;
      throw new MongoError(
        'BadValue',
        `Failed to apply ${name} operations to current value.${describeField(place, current)}`,
      );
    },
  };
}

/** Multiplying a missing field gives zero of the operand's type. */
function startingValue(operation: Operation, operand: BsonNumber): BsonValue {
  return operation === 'add' ? operand : calculate('multiply', operand, new Int32(0));
}

function currentDateKind(argument: BsonValue): 'date' | 'timestamp' {
  if (typeof argument === 'boolean') return 'date';
  const type = isDocument(argument) && argument.size === 1 ? argument.get('$type') : undefined;
  if (type === 'date' || type === 'timestamp') return type;
  throw new MongoError(
    'BadValue',
    "The '$type' string field is required to be 'date' or 'timestamp': " +
      "{$currentDate: {field : {$type: 'date'}}}",
  );
}
