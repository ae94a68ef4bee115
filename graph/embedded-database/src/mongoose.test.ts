import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failureOf, openTestDatabase, type TestDatabase } from './testing/test-database.ts';

const tourSchema = new mongoose.Schema(
  {
    title: { type: String, required: true },
    slug: { type: String, unique: true },
    price: Number,
    tags: [String],
    stops: [{ place: String, nights: Number }],
    leaseUntil: Date,
    owner: String,
  },
  { timestamps: true, optimisticConcurrency: true },
);

let test: TestDatabase;
let connection: mongoose.Connection;
let Tour: ReturnType<typeof makeModel>;

function makeModel() {
  return connection.model('Tour', tourSchema);
}

beforeAll(async () => {
  test = await openTestDatabase();
  connection = await mongoose.createConnection(test.uri, { dbName: 'mongoose' }).asPromise();
  Tour = makeModel();
  await Tour.init();
});
beforeEach(() => Tour.deleteMany({}));
afterAll(async () => {
  await connection.close();
  await test.close();
});

const tour = (n: number) => ({
  title: `Tour ${n}`,
  slug: `tour-${n}`,
  price: n * 100,
  tags: [`t${n % 2}`],
  stops: [{ place: 'Arusha', nights: n }],
});

describe('mongoose', () => {
  it('creates, reads, saves and deletes', async () => {
    const created = await Tour.create(tour(1));
    expect(created.createdAt).toBeInstanceOf(Date);
    const found = await Tour.findById(created._id).orFail();
    found.price = 150;
    found.stops.push({ place: 'Zanzibar', nights: 3 });
    await found.save();
    const saved = await Tour.findOne({ slug: 'tour-1' }).orFail();
    expect(saved.toObject()).toMatchObject({
      price: 150,
      stops: [{ place: 'Arusha' }, { place: 'Zanzibar' }],
    });
    expect(saved.updatedAt.getTime()).toBeGreaterThanOrEqual(created.updatedAt.getTime());
    await saved.deleteOne();
    expect(await Tour.countDocuments()).toBe(0);
  });

  it('gets the duplicate slug as an error', async () => {
    await Tour.create(tour(1));
    expect(await failureOf(Tour.create(tour(1)))).toMatchObject({
      code: 11000,
      keyPattern: { slug: 1 },
      keyValue: { slug: 'tour-1' },
    });
  });

  it('gets a version error when somebody else saved first', async () => {
    const { _id } = await Tour.create(tour(1));
    const [mine, theirs] = [await Tour.findById(_id).orFail(), await Tour.findById(_id).orFail()];
    theirs.price = 1;
    await theirs.save();
    mine.price = 2;
    expect(await failureOf(mine.save())).toMatchObject({ name: 'VersionError' });
  });

  it('upserts by findOneAndUpdate, with defaults on insert only', async () => {
    const upsert = () =>
      Tour.findOneAndUpdate(
        { slug: 'new' },
        { $set: { price: 5 }, $setOnInsert: { title: 'New' } },
        { upsert: true, returnDocument: 'after' },
      ).orFail();
    const first = await upsert();
    const second = await upsert();
    expect(second._id).toEqual(first._id);
    expect(second.toObject()).toMatchObject({ title: 'New', price: 5, createdAt: first.createdAt });
  });

  it('claims work by lease so that each piece has one owner', async () => {
    await Tour.insertMany(Array.from({ length: 20 }, (_, n) => tour(n)));
    const now = new Date();
    const claim = (owner: string) =>
      Tour.findOneAndUpdate(
        { $or: [{ leaseUntil: null }, { leaseUntil: { $lt: now } }] },
        { owner, leaseUntil: new Date(now.getTime() + 60_000) },
        { sort: { price: 1 }, returnDocument: 'after' },
      );
    const claimed = await Promise.all(Array.from({ length: 25 }, (_, n) => claim(`w${n}`)));
    const slugs = claimed.flatMap((found) => found?.slug ?? []);
    expect(new Set(slugs).size).toBe(20);
    expect(claimed.filter((found) => found === null)).toHaveLength(5);
    const { modifiedCount } = await Tour.updateMany(
      { owner: 'w1' },
      { $unset: { owner: 1, leaseUntil: 1 } },
    );
    expect(modifiedCount).toBe(1);
  });

  it('lists with filter, sort, page, select and lean', async () => {
    await Tour.insertMany(Array.from({ length: 10 }, (_, n) => tour(n)));
    const found = await Tour.find({ tags: 't1', price: { $gte: 300 } })
      .sort('-price _id')
      .skip(1)
      .limit(2)
      .select('slug -_id')
      .lean();
    expect(found).toEqual([{ slug: 'tour-7' }, { slug: 'tour-5' }]);
  });

  it('counts, finds distinct values and groups', async () => {
    await Tour.insertMany(Array.from({ length: 4 }, (_, n) => tour(n)));
    expect(await Tour.countDocuments({ price: { $gt: 100 } })).toBe(2);
    expect(await Tour.estimatedDocumentCount()).toBe(4);
    expect(await Tour.exists({ slug: 'tour-3' })).toMatchObject({ _id: expect.anything() });
    expect(await Tour.distinct('tags')).toEqual(['t0', 't1']);
    const groups = await Tour.aggregate([
      { $unwind: '$tags' },
      { $group: { _id: '$tags', total: { $sum: '$price' } } },
      { $sort: { _id: 1 } },
    ]);
    expect(groups).toEqual([
      { _id: 't0', total: 200 },
      { _id: 't1', total: 400 },
    ]);
  });

  it('writes in bulk, ordered and not', async () => {
    const operations = [
      { insertOne: { document: tour(1) } },
      { insertOne: { document: tour(1) } },
      { updateOne: { filter: { slug: 'tour-1' }, update: { $inc: { price: 1 } } } },
      { deleteOne: { filter: { slug: 'nothing' } } },
      { replaceOne: { filter: { slug: 'tour-2' }, replacement: tour(2), upsert: true } },
    ];
    const ordered = await failureOf(Tour.bulkWrite(operations, { ordered: true }));
    expect(ordered).toMatchObject({ code: 11000, result: { insertedCount: 1, modifiedCount: 0 } });
    await Tour.deleteMany({});
    const unordered = await failureOf(Tour.bulkWrite(operations, { ordered: false }));
    expect(unordered).toMatchObject({
      code: 11000,
      result: { insertedCount: 1, modifiedCount: 1, upsertedCount: 1 },
    });
  });

  it('streams through a cursor', async () => {
    await Tour.insertMany(Array.from({ length: 30 }, (_, n) => tour(n)));
    const slugs: string[] = [];
    for await (const { slug } of Tour.find().sort({ price: -1 }).cursor({ batchSize: 4 }))
      slugs.push(String(slug));
    expect(slugs).toHaveLength(30);
    expect(slugs[0]).toBe('tour-29');
  });

  it('synchronises its indexes', async () => {
    await Tour.collection.createIndex({ price: 1 });
    await Tour.syncIndexes();
    expect((await Tour.collection.indexes()).map(({ name }) => name)).toEqual(['_id_', 'slug_1']);
  });
});
