import { type CompareText, compareValues } from './compare.ts';
import { keyOf } from './key.ts';
import type { BsonValue } from './value.ts';

/** A map whose keys are BSON values. It keeps the first of equal keys, and their order. */
export type ValueMap<T> = {
  get: (key: BsonValue) => T | undefined;
  /** Adds an entry. The key must be new. */
  add: (key: BsonValue, value: T) => void;
  entries: () => Iterable<readonly [BsonValue, T]>;
};

/** Creates a map in which keys are equal as MongoDB treats them, or as a collation does. */
export function createValueMap<T>(compareText: CompareText | undefined): ValueMap<T> {
  return compareText ? createCollatedMap(compareText) : createHashedMap();
}

function createHashedMap<T>(): ValueMap<T> {
  const entries = new Map<string, readonly [BsonValue, T]>();
  return {
    get: (key) => entries.get(keyOf(key))?.[1],
    add: (key, value) => void entries.set(keyOf(key), [key, value]),
    entries: () => entries.values(),
  };
}

/** A collation has no hash, so the keys are kept in its order and found by halving. */
function createCollatedMap<T>(compareText: CompareText): ValueMap<T> {
  const entries: (readonly [BsonValue, T])[] = [];
  const sorted: (readonly [BsonValue, T])[] = [];
  const placeOf = (key: BsonValue) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareValues(sorted[middle]?.[0], key, compareText) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    get: (key) => {
      const entry = sorted[placeOf(key)];
      return entry && compareValues(entry[0], key, compareText) === 0 ? entry[1] : undefined;
    },
    add: (key, value) => {
      const entry = [key, value] as const;
      sorted.splice(placeOf(key), 0, entry);
      entries.push(entry);
    },
    entries: () => entries,
  };
}
