import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase({ sweepIntervalMs: 50 });
});
afterAll(() => test.close());

const taken = { code: 11000 };

describe('a unique index', () => {
  it('refuses a second document with the same values, and names them', async () => {
    const collection = test.collection();
    await collection.createIndex({ email: 1, role: -1 }, { unique: true });
    await collection.insertOne({ email: 'a@b.c', role: 'x' });
    await collection.insertOne({ email: 'a@b.c', role: 'y' });
    const failure = await failureOf(collection.insertOne({ email: 'a@b.c', role: 'x' }));
    expect(failure).toMatchObject({
      ...taken,
      message:
        `E11000 duplicate key error collection: karibu.${collection.collectionName} ` +
        'index: email_1_role_-1 dup key: { email: "a@b.c", role: "x" }',
      errorResponse: {
        keyPattern: { email: 1, role: -1 },
        keyValue: { email: 'a@b.c', role: 'x' },
      },
    });
  });

  it('refuses an update to duplicate values and leaves the document unchanged', async () => {
    const collection = test.collection();
    await collection.createIndex({ k: 1 }, { unique: true });
    await collection.insertMany([{ k: 1 }, { k: 2 }]);
    expect(await failureOf(collection.updateOne({ k: 1 }, { $set: { k: 2 } }))).toMatchObject(
      taken,
    );
    expect(await collection.distinct('k')).toEqual([1, 2]);
    await collection.updateOne({ k: 1 }, { $set: { k: 3 } });
    await collection.insertOne({ k: 1 });
    expect(await failureOf(collection.insertOne({ k: 3 }))).toMatchObject(taken);
  });

  it('compares numbers by value, and allows one missing value', async () => {
    const collection = test.collection();
    await collection.createIndex({ k: 1 }, { unique: true });
    await collection.insertMany([{ k: 1 }, {}]);
    expect(await failureOf(collection.insertOne({ k: mongoose.mongo.Long.ONE }))).toMatchObject(
      taken,
    );
    expect(await failureOf(collection.insertOne({ k: null }))).toMatchObject(taken);
  });

  it('covers each element of an array, but allows repeats in one array', async () => {
    const collection = test.collection();
    await collection.createIndex({ tags: 1 }, { unique: true });
    await collection.insertOne({ tags: ['a', 'a', 'b'] });
    expect(await failureOf(collection.insertOne({ tags: ['c', 'b'] }))).toMatchObject(taken);
    await collection.insertOne({ tags: ['c', 'd'] });
  });

  it('ignores missing values when sparse', async () => {
    const collection = test.collection();
    await collection.createIndex({ k: 1 }, { unique: true, sparse: true });
    await collection.insertMany([{}, {}, { k: 1 }]);
    expect(await failureOf(collection.insertOne({ k: 1 }))).toMatchObject(taken);
  });

  it('covers only documents that match its partial filter', async () => {
    const collection = test.collection();
    await collection.createIndex(
      { k: 1 },
      { unique: true, partialFilterExpression: { isActive: true } },
    );
    await collection.insertMany([
      { k: 1, isActive: false },
      { k: 1, isActive: false },
      { k: 1, isActive: true },
    ]);
    expect(await failureOf(collection.insertOne({ k: 1, isActive: true }))).toMatchObject(taken);
    expect(
      await failureOf(collection.updateOne({ isActive: false }, { $set: { isActive: true } })),
    ).toMatchObject(taken);
  });

  it('cannot be built over duplicates', async () => {
    const collection = test.collection();
    await collection.insertMany([{ k: 1 }, { k: 1 }]);
    expect(await failureOf(collection.createIndex({ k: 1 }, { unique: true }))).toMatchObject(
      taken,
    );
    expect(await collection.indexes()).toHaveLength(1);
  });
});

describe('definitions', () => {
  it('are listed as they were created, and dropped by name or key', async () => {
    const collection = test.collection();
    await collection.createIndexes([
      { key: { a: 1 }, unique: true },
      { key: { b: 1, c: -1 }, name: 'bc', sparse: true },
      { key: { d: 1 }, expireAfterSeconds: 60 },
    ]);
    expect(await collection.indexes()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { a: 1 }, name: 'a_1', unique: true },
      { v: 2, key: { b: 1, c: -1 }, name: 'bc', sparse: true },
      { v: 2, key: { d: 1 }, name: 'd_1', expireAfterSeconds: 60 },
    ]);
    await collection.dropIndex('bc');
    await test.db.command({ dropIndexes: collection.collectionName, index: { a: 1 } });
    expect((await collection.indexes()).map(({ name }) => name)).toEqual(['_id_', 'd_1']);
    await collection.dropIndexes();
    expect(await collection.indexes()).toHaveLength(1);
  });

  it('may be created again, but not changed', async () => {
    const collection = test.collection();
    await collection.createIndex({ a: 1 }, { name: 'a' });
    expect(await collection.createIndex({ a: 1 }, { name: 'a' })).toBe('a');
    expect(await failureOf(collection.createIndex({ b: 1 }, { name: 'a' }))).toMatchObject({
      code: 86,
    });
    expect(await failureOf(collection.createIndex({ a: 1 }, { name: 'b' }))).toMatchObject({
      code: 85,
    });
    expect(
      await failureOf(collection.createIndex({ a: 1 }, { name: 'a', unique: true })),
    ).toMatchObject({ code: 85 });
  });

  it.each<[object, number]>([
    [{ key: { a: 'text' }, name: 'a' }, 67],
    [{ key: { a: '2dsphere' }, name: 'a' }, 67],
    [{ key: { a: 'hashed' }, name: 'a' }, 67],
    [{ key: { '$**': 1 }, name: 'a' }, 67],
    [{ key: {}, name: 'a' }, 67],
    [{ key: { a: 1 } }, 40414],
    [{ key: { a: 1 }, name: 'a', foo: 1 }, 197],
    [{ key: { a: 1 }, name: 'a', collation: { locale: 'de' } }, 197],
    [{ key: { a: 1 }, name: 'a', partialFilterExpression: { b: { $ne: 1 } } }, 67],
    [{ key: { a: 1 }, name: 'a', partialFilterExpression: { b: { $exists: false } } }, 67],
    [{ key: { a: 1, b: 1 }, name: 'a', expireAfterSeconds: 1 }, 67],
    [{ key: { a: 1 }, name: 'a', unique: 'yes' }, 14],
  ])('%j is refused', async (index, code) => {
    expect(
      await failureOf(test.db.command({ createIndexes: 'refused', indexes: [index] })),
    ).toMatchObject({ code });
  });

  it('refuse two arrays in one compound key', async () => {
    const collection = test.collection();
    await collection.createIndex({ a: 1, b: 1 });
    expect(await failureOf(collection.insertOne({ a: [1], b: [2] }))).toMatchObject({ code: 171 });
    await collection.insertOne({ a: [1], b: 2 });
  });

  it('cannot drop a missing index, nor the index on _id', async () => {
    const collection = test.collection();
    await collection.insertOne({});
    expect(await failureOf(collection.dropIndex('nothing'))).toMatchObject({ code: 27 });
    expect(await failureOf(collection.dropIndex('_id_'))).toMatchObject({ code: 72 });
  });
});

describe('expiry', () => {
  it('removes expired documents and no others', async () => {
    const collection = test.collection();
    await collection.createIndex({ at: 1 }, { expireAfterSeconds: 10 });
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
    await collection.insertMany([
      { at: ago(20) },
      { at: [ago(20), ago(0)] },
      { at: ago(0) },
      { at: 'x' },
      {},
    ]);
    await expect.poll(() => collection.countDocuments(), { timeout: 20_000 }).toBe(3);
    expect(await collection.countDocuments({ at: { $lt: ago(10) } })).toBe(0);
  });
});
