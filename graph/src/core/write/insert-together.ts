import mongoose, { type mongo } from 'mongoose';
import { isDiskFull } from '../errors.ts';
import { gather } from '../gather.ts';

type Collection = Pick<mongo.Collection, 'insertOne' | 'insertMany'>;

/**
 * Inserts a document. Those of the same moment go in one command; one that it refuses is inserted
 * alone, which throws its own error.
 */
export const insertTogether: (collection: Collection, document: object) => Promise<void> = gather(
  async (collection: Collection, documents: object[]) => {
    const refused = documents.length > 1 ? await insertMany(collection, documents) : null;
    return documents.map(async (document, index) => {
      if (!refused || refused.has(index)) await collection.insertOne(document);
    });
  },
);

/** Gives the places of the documents that were refused. */
async function insertMany(collection: Collection, documents: object[]): Promise<Set<number>> {
  try {
    await collection.insertMany(documents, { ordered: false });
    return new Set();
  } catch (error) {
    const isPartial = error instanceof mongoose.mongo.MongoBulkWriteError;
    const refusals = isPartial ? [error.writeErrors].flat() : [];
    // Then none is stored. What the driver throws of many would not count as a refusal.
    if (refusals.length === 0 && isDiskFull(error)) return new Set(documents.keys());
    if (refusals.length === 0) throw error;
    return new Set(refusals.map(({ index }) => index));
  }
}
