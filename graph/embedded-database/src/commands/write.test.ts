import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const { Binary, Decimal128, Double, Int32, Long, ObjectId } = mongoose.mongo;

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

describe('insert', () => {
  it('keeps every type byte for byte', async () => {
    const document = {
      _id: new ObjectId(),
      int: new Int32(1),
      double: new Double(1),
      long: Long.fromNumber(1),
      decimal: Decimal128.fromString('1.10'),
      zero: new Double(-0),
      binary: new Binary(Buffer.from('x'), 4),
      date: new Date(-1),
      text: 'é\u{1F600}\0',
      none: null,
      list: [[], {}],
    };
    const collection = test.collection();
    await collection.insertOne(document);
    const [raw] = await collection.find({}, { raw: true }).toArray();
    expect(Buffer.from(raw as never)).toEqual(Buffer.from(mongoose.mongo.BSON.serialize(document)));
    const found = await collection.findOne({}, { promoteValues: false, promoteLongs: false });
    expect(found).toEqual(document);
    expect(found?.double).toBeInstanceOf(Double);
    expect(found?.long).toBeInstanceOf(Long);
  });

  it('puts _id first and generates a missing one', async () => {
    await test.db.command({ insert: 'ids', documents: [{ a: 1, _id: 7 }, { a: 2 }] });
    const found = await test.db.collection('ids').find().toArray();
    expect(found.map((document) => Object.keys(document))).toEqual([
      ['_id', 'a'],
      ['_id', 'a'],
    ]);
    expect(found[1]?._id).toBeInstanceOf(ObjectId);
  });

  it('stops at the first error when ordered, and continues when unordered', async () => {
    const documents = [{ _id: 1 }, { _id: 1 }, { _id: 2 }];
    const ordered = await test.db.command({ insert: 'ordered', documents });
    expect(ordered).toMatchObject({ ok: 1, n: 1, writeErrors: [{ index: 1, code: 11000 }] });
    const unordered = await test.db.command({ insert: 'unordered', documents, ordered: false });
    expect(unordered).toMatchObject({ ok: 1, n: 2, writeErrors: [{ index: 1, code: 11000 }] });
    expect(await test.db.collection('unordered').countDocuments()).toBe(2);
  });

  it('names the duplicate key', async () => {
    const collection = test.collection();
    await collection.insertOne({ _id: 'x' as never });
    expect(await failureOf(collection.insertOne({ _id: 'x' as never }))).toMatchObject({
      code: 11000,
      message:
        `E11000 duplicate key error collection: karibu.${collection.collectionName} ` +
        'index: _id_ dup key: { _id: "x" }',
      errorResponse: { keyPattern: { _id: 1 }, keyValue: { _id: 'x' } },
    });
  });

  it('treats equal numbers of different types as the same _id', async () => {
    const collection = test.collection();
    await collection.insertOne({ _id: new Int32(1) as never });
    expect(await failureOf(collection.insertOne({ _id: new Double(1) as never }))).toMatchObject({
      code: 11000,
    });
  });

  it.each([[[]], [/x/]])('refuses %j as _id', async (_id) => {
    expect(await failureOf(test.collection().insertOne({ _id: _id as never }))).toMatchObject({
      code: 53,
    });
  });

  it('refuses a document above 16 MB', async () => {
    const collection = test.collection();
    await collection.insertOne({ text: 'x'.repeat(9_000_000) });
    const growth = collection.updateOne({}, { $set: { more: 'x'.repeat(9_000_000) } });
    expect(await failureOf(growth)).toMatchObject({ code: 10334 });
    expect(await collection.countDocuments({ more: { $exists: false } })).toBe(1);
  });
});

describe('update and delete', () => {
  it('change one or many documents', async () => {
    const collection = test.collection();
    await collection.insertMany([{ a: 1 }, { a: 1 }, { a: 2 }]);
    expect(await collection.updateOne({ a: 1 }, { $set: { b: 1 } })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 1,
    });
    expect(await collection.updateMany({ a: 1 }, { $set: { b: 1 } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 1,
    });
    expect(await collection.deleteOne({ a: 1 })).toMatchObject({ deletedCount: 1 });
    expect(await collection.deleteMany({})).toMatchObject({ deletedCount: 2 });
  });

  it('do nothing for a missing collection', async () => {
    expect(await test.collection().updateMany({}, { $set: { a: 1 } })).toMatchObject({
      matchedCount: 0,
    });
    expect(await test.collection().deleteMany({})).toMatchObject({ deletedCount: 0 });
  });
});

describe('findAndModify', () => {
  it('gives the document before or after', async () => {
    const collection = test.collection();
    await collection.insertOne({ _id: 1, n: 1 } as never);
    expect(await collection.findOneAndUpdate({}, { $inc: { n: 1 } })).toEqual({ _id: 1, n: 1 });
    expect(
      await collection.findOneAndUpdate({}, { $inc: { n: 1 } }, { returnDocument: 'after' }),
    ).toEqual({ _id: 1, n: 3 });
    expect(
      await collection.findOneAndReplace(
        {},
        { m: 1 },
        { returnDocument: 'after', projection: { _id: 0 } },
      ),
    ).toEqual({ m: 1 });
  });

  it('removes the first document by the sort', async () => {
    const collection = test.collection();
    await collection.insertMany([{ n: 1 }, { n: 3 }, { n: 2 }]);
    expect(await collection.findOneAndDelete({}, { sort: { n: -1 } })).toMatchObject({ n: 3 });
    expect(await collection.countDocuments()).toBe(2);
  });

  it('gives null when nothing matches, and upserts on request', async () => {
    const collection = test.collection();
    expect(await collection.findOneAndUpdate({ k: 1 }, { $set: { a: 1 } })).toBeNull();
    const result = await collection.findOneAndUpdate(
      { k: 1 },
      { $set: { a: 1 } },
      { upsert: true, returnDocument: 'after', includeResultMetadata: true },
    );
    expect(result).toMatchObject({
      lastErrorObject: { n: 1, updatedExisting: false, upserted: result.value?._id },
      value: { k: 1, a: 1 },
    });
  });

  it('reports a duplicate key as an error of the command', async () => {
    const collection = test.collection();
    await collection.createIndex({ k: 1 }, { unique: true });
    await collection.insertMany([{ k: 1 }, { k: 2 }]);
    expect(
      await failureOf(collection.findOneAndUpdate({ k: 1 }, { $set: { k: 2 } })),
    ).toMatchObject({ code: 11000, keyValue: { k: 2 } });
  });
});

describe('count and distinct', () => {
  it('count with skip and limit', async () => {
    const collection = test.collection();
    await collection.insertMany([{ a: 1 }, { a: 1 }, { a: 2 }]);
    const count = (options: object) =>
      test.db.command({ count: collection.collectionName, query: { a: 1 }, ...options });
    expect(await count({})).toMatchObject({ n: 2 });
    expect(await count({ limit: 1 })).toMatchObject({ n: 1 });
    expect(await count({ skip: 1 })).toMatchObject({ n: 1 });
    expect(await collection.estimatedDocumentCount()).toBe(3);
    expect(await collection.countDocuments({ a: { $gt: 1 } })).toBe(1);
  });

  it('give each different value once, and the elements of arrays', async () => {
    const collection = test.collection();
    await collection.insertMany([
      { v: 1 },
      { v: new Double(1) },
      { v: [1, 2] },
      { v: null },
      {},
      { v: { a: 1 } },
      { w: [{ x: 1 }, { x: 2 }] },
    ]);
    expect(await collection.distinct('v')).toEqual([1, 2, null, { a: 1 }]);
    expect(await collection.distinct('w.x')).toEqual([1, 2]);
    expect(await collection.distinct('v', { v: 2 })).toEqual([1, 2]);
  });
});

describe('commands', () => {
  it.each<[object, number, string]>([
    [{ explode: 1 }, 59, 'CommandNotFound'],
    [{ find: 'c', filter: 1 }, 14, 'TypeMismatch'],
    [{ find: 'c', foo: 1 }, 40415, 'Location40415'],
    [{ find: 'c', min: { a: 1 } }, 115, 'CommandNotSupported'],
    [{ create: 'c', collation: { locale: 'de' } }, 115, 'CommandNotSupported'],
    [{ distinct: 'c', key: 'a', hint: { a: 1 } }, 115, 'CommandNotSupported'],
    [{ find: 'c', tailable: true }, 115, 'CommandNotSupported'],
    [{ find: 'c', skip: -1 }, 51024, 'Location51024'],
    [{ find: 1 }, 73, 'InvalidNamespace'],
    [{ count: 'c', readConcern: { level: 'snapshot' } }, 20, 'IllegalOperation'],
    [{ insert: 'c', documents: [] }, 16, 'InvalidLength'],
    [{ insert: 'a$b', documents: [{}] }, 73, 'InvalidNamespace'],
    [{ insert: 'c', documents: [{}], writeConcern: { w: 2 } }, 2, 'BadValue'],
    [{ findAndModify: 'nowhere', query: { $foo: 1 }, update: { $set: { a: 1 } } }, 2, 'BadValue'],
    [{ findAndModify: 'c', query: {} }, 9, 'FailedToParse'],
    [{ insert: 'c', documents: [{}], txnNumber: Long.ONE }, 20, 'IllegalOperation'],
    [{ listIndexes: 'nowhere' }, 26, 'NamespaceNotFound'],
  ])('%j gets its code', async (command, code, codeName) => {
    expect(await failureOf(test.db.command(command))).toMatchObject({ code, codeName });
  });

  it.each<[object, number]>([
    [{ delete: 'c', deletes: [{ q: {} }] }, 40414],
    [{ delete: 'c', deletes: [{ q: { a: { $foo: 1 } }, limit: 0 }] }, 2],
    [{ delete: 'c', deletes: [{ q: {}, limit: 1, let: { a: 1 } }] }, 115],
    [{ update: 'c', updates: [{ q: { $foo: 1 }, u: { $set: { a: 1 } } }] }, 2],
    [
      { update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, collation: { strength: 1 } }] },
      40414,
    ],
    [{ update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, foo: 1 }] }, 40415],
  ])('%j is refused because of its statement', async (command, code) => {
    expect(await test.db.command(command)).toMatchObject({
      ok: 1,
      writeErrors: [{ index: 0, code }],
    });
  });

  it('manage collections and databases', async () => {
    const db = test.client.db('other');
    await db.createCollection('one');
    await db.createCollection('one');
    await db.collection('two').insertOne({});
    expect((await db.listCollections().toArray()).map(({ name }) => name)).toEqual(['one', 'two']);
    expect(await db.listCollections({ name: 'two' }, { nameOnly: true }).toArray()).toEqual([
      { name: 'two', type: 'collection' },
    ]);
    const { databases } = await db.admin().listDatabases();
    expect(databases.map(({ name }) => name)).toContain('other');
    expect(await db.dropCollection('one')).toBe(true);
    await db.dropDatabase();
    expect(await db.listCollections().toArray()).toEqual([]);
  });

  it('rename collections, with their documents and indexes', async () => {
    const [from, to] = [test.collection(), test.collection()];
    await from.createIndex({ k: 1 }, { unique: true });
    await from.insertOne({ k: 1 });
    await to.insertOne({ k: 2 });
    expect(await failureOf(from.rename(to.collectionName))).toMatchObject({ code: 48 });
    await from.rename(to.collectionName, { dropTarget: true });
    expect(await to.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ k: 1 }]);
    expect(await failureOf(to.insertOne({ k: 1 }))).toMatchObject({ code: 11000 });
    expect(await from.countDocuments()).toBe(0);
  });

  it('refuse to make capped collections', async () => {
    const capped = test.db.createCollection('capped', { capped: true, size: 1000 });
    expect(await failureOf(capped)).toMatchObject({ code: 115 });
  });
});
