import { describe, expect, it } from 'vitest';
import { decodeDocument } from '../bson/decode.ts';
import { encodeDocument } from '../bson/encode.ts';
import type { BsonDocument } from '../bson/value.ts';
import { readIndexSpec } from '../index/index-spec.ts';
import { addToIndex, buildIndex, removeFromIndex } from '../index/ordered-index.ts';
import { type Collection, toStored } from '../store/collection.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import { countMatches, executeQuery, type Query } from './execute.ts';

/** A generator with a seed, so that a failure can be repeated. */
function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
  return {
    below: (limit: number) => Math.floor(next() * limit),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    chance: (share: number) => next() < share,
  };
}

type Random = ReturnType<typeof createRandom>;

const toBson = (plain: object): BsonDocument =>
  decodeDocument(encodeDocument(plain as Record<string, unknown>));

function randomValue(random: Random): unknown {
  const values = [
    0,
    1,
    2,
    2.5,
    'a',
    'b',
    null,
    true,
    new Date(1),
    Number.NaN,
    { x: 1 },
    [],
    [1, 2],
    [2, 'a'],
    [null],
    [[1]],
  ];
  return random.chance(0.6) ? random.below(4) : random.pick(values);
}

function randomDocument(random: Random, _id: number): Record<string, unknown> {
  const document: Record<string, unknown> = { _id };
  if (random.chance(0.85)) document.a = randomValue(random);
  // A compound index cannot hold two arrays, so `b` is never an array.
  if (random.chance(0.8)) document.b = random.pick([0, 1, 2, 'b', null]);
  if (random.chance(0.7))
    document.c = random.chance(0.7) ? { d: random.below(3) } : [{ d: 1 }, { d: 2 }, 3];
  return document;
}

function randomCondition(random: Random): unknown {
  const value = () => randomValue(random);
  const kinds: (() => unknown)[] = [
    value,
    value,
    value,
    () => null,
    () => ({ $in: [null, value()] }),
    () => ({ $gt: value() }),
    () => ({ $gte: random.below(3), $lt: random.below(4) }),
    () => ({ $lte: value() }),
    () => ({ $in: [value(), value()] }),
    () => ({ $ne: value() }),
    () => ({ $exists: random.chance(0.5) }),
    () => ({ $eq: value() }),
  ];
  return random.pick(kinds)();
}

function randomFilter(random: Random): Record<string, unknown> {
  const filter: Record<string, unknown> = {};
  for (const path of ['a', 'b', 'c.d', '_id']) {
    if (random.chance(path === '_id' ? 0.1 : 0.4)) filter[path] = randomCondition(random);
  }
  if (random.chance(0.15))
    filter.$and = [{ a: randomCondition(random) }, { b: randomCondition(random) }];
  if (random.chance(0.1)) filter.$or = [{ a: randomCondition(random) }, { b: 1 }];
  return filter;
}

function randomSort(random: Random): Record<string, number> {
  const sort: Record<string, number> = {};
  for (const path of ['b', 'a', 'c.d', '_id'])
    if (random.chance(0.35)) sort[path] = random.pick([1, -1]);
  return sort;
}

const INDEXES = [
  { key: { a: 1 }, name: 'a' },
  { key: { b: 1, _id: -1 }, name: 'b' },
  { key: { b: 1, a: -1 }, name: 'ba' },
  { key: { 'c.d': -1, b: 1 }, name: 'cb' },
  { key: { b: -1 }, name: 'sparse', sparse: true },
  { key: { a: 1, b: 1 }, name: 'partial', partialFilterExpression: { b: { $gte: 1 } } },
];

function makeCollection(documents: StoredDocument[], indexes: object[]): Collection {
  const specs = indexes.map((index) => readIndexSpec(toBson(index)));
  return {
    id: 1,
    database: 'db',
    name: 'c',
    namespace: 'db.c',
    options: new Map(),
    isLoaded: true,
    nextSequence: documents.length + 1,
    documents: new Map(documents.map((stored) => [stored.idKey, stored])),
    indexes: specs.map((spec) => buildIndex(spec, documents)),
    statements: {} as Collection['statements'],
  };
}

/** Changes documents one by one, so that updated indexes are tested as well as fresh ones. */
function shuffleDocuments(collection: Collection, random: Random): void {
  for (const stored of [...collection.documents.values()]) {
    if (!random.chance(0.3)) continue;
    const document = toBson(randomDocument(random, Number(stored.document.get('_id'))));
    const changed = { ...toStored(stored.sequence, encodeDocument(document), document) };
    for (const index of collection.indexes) removeFromIndex(index, stored);
    for (const index of collection.indexes) addToIndex(index, changed);
    collection.documents.set(changed.idKey, changed);
  }
}

function idsOf(collection: Collection, query: Query): number[] {
  return executeQuery(collection, query).records.map(({ document }) => Number(document.get('_id')));
}

describe('a query', () => {
  it.each(Array.from({ length: 20 }, (_, seed) => seed))(
    'gives the same result with indexes as with a full scan (seed %i)',
    (seed) => {
      const random = createRandom(seed + 1);
      const documents = Array.from({ length: 40 }, (_, at) => {
        const document = toBson(randomDocument(random, at));
        return toStored(at + 1, encodeDocument(document), document);
      });
      const isPlain = seed % 2 === 0;
      const kept = isPlain
        ? documents.filter(
            ({ document }) =>
              !Array.isArray(document.get('a')) && !Array.isArray(document.get('c')),
          )
        : documents;
      const indexed = makeCollection(
        kept,
        INDEXES.filter(() => random.chance(0.6)),
      );
      if (!isPlain) shuffleDocuments(indexed, random);
      const plain = makeCollection([...indexed.documents.values()], []);
      for (let round = 0; round < 150; round += 1) {
        const filter = randomFilter(random);
        const sort = randomSort(random);
        const [skip, limit] = [random.below(3), random.below(6)];
        const query = { filter: toBson(filter), sort: toBson(sort) };
        const all = idsOf(plain, query);
        const expected = limit > 0 ? all.slice(skip, skip + limit) : all.slice(skip);
        const label = JSON.stringify({ filter, sort, skip, limit });
        expect(idsOf(indexed, { ...query, skip, limit }), label).toEqual(expected);
        expect(idsOf(plain, { ...query, skip, limit }), label).toEqual(expected);
      }
    },
  );
});

describe('a count', () => {
  const documents = Array.from({ length: 9 }, (_, at) => {
    const document = toBson({ _id: at, a: at % 3 });
    return toStored(at + 1, encodeDocument(document), document);
  });
  const collection = makeCollection(documents, []);

  it.each([
    [{}, { skip: 2 }, 7],
    [{}, { limit: 4 }, 4],
    [{ a: 1 }, {}, 3],
  ])('of %o with %o is that of the query', (filter, range, expected) => {
    const query = { filter: toBson(filter), ...range };
    expect(countMatches(collection, query)).toBe(expected);
    expect(executeQuery(collection, query).records).toHaveLength(expected);
  });

  it('of a whole collection looks at no document', () => {
    const many = { size: 1_000_000 } as typeof collection.documents;
    expect(countMatches({ ...collection, documents: many }, { filter: new Map() })).toBe(1_000_000);
    expect(countMatches(undefined, { filter: new Map() })).toBe(0);
  });
});
