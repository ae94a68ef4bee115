import { typeNameOf } from '../../bson/type.ts';
import { type BsonValue, Int32, isDocument, Long } from '../../bson/value.ts';
import { MongoError } from '../../mongo-error.ts';
import { describeField, type UpdateOperator } from './operator.ts';

/** `$bit` with `and`, `or` and `xor` on integers. */
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
        `Cannot apply $bit to a value of non-integral type.${describeField(place, current)}`,
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
