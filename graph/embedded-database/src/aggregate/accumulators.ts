import { calculate } from '../bson/arithmetic.ts';
import { type CompareText, compareValues } from '../bson/compare.ts';
import { approximateDoubleOf } from '../bson/number.ts';
import {
  type BsonNumber,
  type BsonValue,
  Decimal128,
  Double,
  Int32,
  isNumber,
} from '../bson/value.ts';
import { createValueMap } from '../bson/value-map.ts';

/** Takes one value per document with `add`; `result` gives the value for the group. */
export type Accumulator = { add: (value: BsonValue) => void; result: () => BsonValue };

/** The accumulators of `$group`. */
export const ACCUMULATORS: Readonly<
  Record<string, (compareText: CompareText | undefined) => Accumulator>
> = {
  $sum: sum,
  $avg: average,
  $min: (compareText) => extreme(-1, compareText),
  $max: (compareText) => extreme(1, compareText),
  $first: first,
  $last: last,
  $push: push,
  $addToSet: addToSet,
  $count: count,
};

function sum(): Accumulator {
  let total: BsonNumber = new Int32(0);
  return {
    add: (value) => {
      if (isNumber(value)) total = addNumbers(total, value);
    },
    result: () => total,
  };
}

function average(): Accumulator {
  let total: BsonNumber = new Int32(0);
  let size = 0;
  return {
    add: (value) => {
      if (!isNumber(value)) return;
      total = addNumbers(total, value);
      size += 1;
    },
    result: () => (size === 0 ? null : divideBy(total, size)),
  };
}

function addNumbers(a: BsonNumber, b: BsonNumber): BsonNumber {
  return calculate('add', a, b) ?? new Double(approximateDoubleOf(a) + approximateDoubleOf(b));
}

function divideBy(total: BsonNumber, size: number): BsonNumber {
  const quotient = approximateDoubleOf(total) / size;
  return total instanceof Decimal128
    ? Decimal128.fromString(String(quotient))
    : new Double(quotient);
}

function extreme(direction: 1 | -1, compareText: CompareText | undefined): Accumulator {
  let best: BsonValue;
  return {
    add: (value) => {
      if (value === null || value === undefined) return;
      const order = best === undefined ? direction : compareValues(value, best, compareText);
      if (order * direction > 0) best = value;
    },
    result: () => best ?? null,
  };
}

function first(): Accumulator {
  let isEmpty = true;
  let kept: BsonValue = null;
  return {
    add: (value) => {
      if (isEmpty) kept = value ?? null;
      isEmpty = false;
    },
    result: () => kept,
  };
}

function last(): Accumulator {
  let kept: BsonValue = null;
  return {
    add: (value) => {
      kept = value ?? null;
    },
    result: () => kept,
  };
}

function push(): Accumulator {
  const items: BsonValue[] = [];
  return {
    add: (value) => {
      if (value !== undefined) items.push(value);
    },
    result: () => items,
  };
}

function addToSet(compareText: CompareText | undefined): Accumulator {
  const items = createValueMap<true>(compareText);
  return {
    add: (value) => {
      if (value !== undefined && !items.get(value)) items.add(value, true);
    },
    result: () => [...items.entries()].map(([value]) => value),
  };
}

function count(): Accumulator {
  let size = 0;
  return {
    add: () => {
      size += 1;
    },
    result: () => new Int32(size),
  };
}
