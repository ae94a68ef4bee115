import { type CompareText, compareValues } from '../bson/compare.ts';
import { approximateDoubleOf } from '../bson/number.ts';
import { type BsonDocument, type BsonValue, isNumber } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { visitPath } from './path.ts';

export type SortField = {
  path: string;
  parts: readonly string[];
  direction: 1 | -1;
  compareText: CompareText | undefined;
};

/** Reads a sort specification. Throws when a direction is neither 1 nor -1. */
export function readSort(specification: BsonDocument, compareText?: CompareText): SortField[] {
  return [...specification].map(([path, direction]) => {
    if (path === '')
      throw new MongoError('BadValue', 'FieldPath cannot be constructed with empty string');
    if (path.startsWith('$')) {
      throw new MongoError(16410, `FieldPath field names may not start with '$'. Got '${path}'`);
    }
    return { path, parts: path.split('.'), direction: readDirection(direction), compareText };
  });
}

/** Sorts records by their documents and gives at most `limit`. Equal records keep their order. */
export function sortRecords<T>(
  records: readonly T[],
  sort: readonly SortField[],
  documentOf: (record: T) => BsonDocument,
  limit = Number.POSITIVE_INFINITY,
): T[] {
  if (sort.length === 0) return records.slice(0, limit);
  const keyed = records.map((record) => ({ record, keys: sortKeysOf(documentOf(record), sort) }));
  const order = (a: Keyed<T>, b: Keyed<T>) => compareSortKeys(a.keys, b.keys, sort);
  const isShort = limit <= MAX_SELECTED && limit * 4 < keyed.length;
  const sorted = isShort ? selectFirst(keyed, order, limit) : keyed.sort(order).slice(0, limit);
  return sorted.map(({ record }) => record);
}

type Keyed<T> = { record: T; keys: BsonValue[] };

const MAX_SELECTED = 1000;

/** The first `limit` of a long list, without sorting it all. Equal ones keep their order. */
function selectFirst<T>(list: readonly T[], order: (a: T, b: T) => number, limit: number): T[] {
  const selected: T[] = [];
  for (const item of list) {
    const last = selected[limit - 1];
    if (last !== undefined && order(item, last) >= 0) continue;
    let place = selected.length;
    let low = 0;
    while (low < place) {
      const middle = (low + place) >>> 1;
      if (order(item, selected[middle] as T) < 0) place = middle;
      else low = middle + 1;
    }
    selected.splice(place, 0, item);
    if (selected.length > limit) selected.pop();
  }
  return selected;
}

/** The sort values of a document, one per field. */
function sortKeysOf(document: BsonDocument, sort: readonly SortField[]): BsonValue[] {
  return sort.map((field) => sortKeyOf(document, field));
}

function compareSortKeys(
  a: readonly BsonValue[],
  b: readonly BsonValue[],
  sort: readonly SortField[],
): number {
  for (let at = 0; at < sort.length; at += 1) {
    const order = compareValues(a[at], b[at], sort[at]?.compareText);
    if (order !== 0) return order * (sort[at]?.direction ?? 1);
  }
  return 0;
}

function readDirection(direction: BsonValue): 1 | -1 {
  const number = isNumber(direction) ? approximateDoubleOf(direction) : Number.NaN;
  if (number === 1 || number === -1) return number;
  if (!Number.isNaN(number)) {
    throw new MongoError(
      15975,
      '$sort key ordering must be 1 (for ascending) or -1 (for descending)',
    );
  }
  throw new MongoError(15974, 'Illegal key in $sort specification');
}

/** An array sorts by its least element ascending, its greatest descending. Missing is null. */
function sortKeyOf(
  document: BsonDocument,
  { parts, direction, compareText }: SortField,
): BsonValue {
  const [first = ''] = parts;
  const direct = parts.length === 1 ? document.get(first) : undefined;
  if (direct !== undefined && !Array.isArray(direct)) return direct;
  const candidates = collectSortValues(document, parts);
  if (candidates.length === 0) return null;
  const [start, ...others] = candidates;
  return others.reduce(
    (best, value) => (compareValues(value, best, compareText) * direction < 0 ? value : best),
    start,
  );
}

function collectSortValues(document: BsonDocument, parts: readonly string[]): BsonValue[] {
  const values: BsonValue[] = [];
  visitPath(document, parts, (value) => {
    if (!Array.isArray(value)) values.push(value === undefined ? null : value);
    else if (value.length === 0) values.push(undefined);
    else values.push(...value.map((item) => (item === undefined ? null : item)));
    return false;
  });
  return values;
}
