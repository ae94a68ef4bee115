import { calculate, type Operation } from '../../bson/arithmetic.ts';
import { compareValues } from '../../bson/compare.ts';
import { typeNameOf } from '../../bson/type.ts';
import {
  type BsonNumber,
  type BsonValue,
  Int32,
  isDocument,
  isNumber,
  Long,
  Timestamp,
} from '../../bson/value.ts';
import { renderValue } from '../../index/duplicate-key.ts';
import { MongoError } from '../../mongo-error.ts';
import type { Place, UpdateOperator } from './operator.ts';

export const increment: UpdateOperator = arithmetic('$inc', 'add', 'increment');
export const multiply: UpdateOperator = arithmetic('$mul', 'multiply', 'multiply');

export const toSmaller: UpdateOperator = {
  compute: (current, argument) =>
    current === undefined || compareValues(argument, current) < 0 ? argument : undefined,
};

export const toLarger: UpdateOperator = {
  compute: (current, argument) =>
    current === undefined || compareValues(argument, current) > 0 ? argument : undefined,
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
    if (`${path}.${argument}`.split('.').some((part) => part.startsWith('$'))) {
      throw new MongoError(
        'BadValue',
        `The source and destination fields for $rename may not be dynamic: ${path}`,
      );
    }
  },
  compute: () => undefined,
};

export const bit: UpdateOperator = {
  check: (argument) => {
    const isSound =
      isDocument(argument) &&
      argument.size > 0 &&
      [...argument].every(([name, value]) => name in BIT_OPERATIONS && isInteger(value));
    if (!isSound) {
      throw new MongoError(
        'BadValue',
        'The $bit modifier takes {and|or|xor: <32- or 64-bit integer>}',
      );
    }
  },
  compute: (current, argument, place) => {
    if (current !== undefined && !isInteger(current)) {
      throw new MongoError(
        'BadValue',
        `Cannot apply $bit to a value of non-integral type.${describe(place, current)}`,
      );
    }
    return [...(argument as ReadonlyMap<string, Int32 | Long>)].reduce<Int32 | Long>(
      (value, [name, operand]) => applyBits(name as keyof typeof BIT_OPERATIONS, value, operand),
      current ?? new Int32(0),
    );
  },
};

const BIT_OPERATIONS = {
  and: (a: bigint, b: bigint) => a & b,
  or: (a: bigint, b: bigint) => a | b,
  xor: (a: bigint, b: bigint) => a ^ b,
};

function applyBits(
  name: keyof typeof BIT_OPERATIONS,
  a: Int32 | Long,
  b: Int32 | Long,
): Int32 | Long {
  const [x, y] = [BigInt(a.toString()), BigInt(b.toString())];
  const result = BIT_OPERATIONS[name](x, y);
  const isNarrow = a instanceof Int32 && b instanceof Int32;
  return isNarrow ? new Int32(Number(result)) : Long.fromBigInt(result);
}

function isInteger(value: BsonValue): value is Int32 | Long {
  return value instanceof Int32 || (value instanceof Long && typeNameOf(value) === 'long');
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
          `Cannot apply ${name} to a value of non-numeric type.${describe(place, current)}`,
        );
      }
      const result = calculate(operation, current, operand);
      if (result) return result;
      throw new MongoError(
        'BadValue',
        `Failed to apply ${name} operations to current value.${describe(place, current)}`,
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
    "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}",
  );
}

function describe({ path, id }: Place, current: BsonValue): string {
  return ` {_id: ${renderValue(id)}} has the field '${path}' of type ${typeNameOf(current)}`;
}
