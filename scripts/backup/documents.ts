import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import mongoose, { type Connection } from 'mongoose';
import type { Moment } from './moment.ts';

/**
 * Writes the documents of a collection as BSON, one after the other: as they are at the moment, or
 * at their read. BSON keeps every type, and MongoDB's tools can read it. Gives their number.
 */
export async function dumpCollection(
  connection: Connection,
  name: string,
  path: string,
  moment: Moment | null,
): Promise<number> {
  let count = 0;
  async function* documents() {
    const options = { raw: true, sort: { _id: 1 }, ...(moment && { session: moment }) } as const;
    const found = connection.collection(name).find({}, options);
    for await (const document of found as AsyncIterable<unknown>) {
      count += 1;
      yield document;
    }
  }
  const file = createWriteStream(path, { mode: 0o600, flush: true });
  await pipeline(Readable.from(documents()), file);
  return count;
}

const BATCH = 500;

/** Inserts the documents of a `dumpCollection` file. Numbers keep their type. */
export async function loadCollection(
  connection: Connection,
  name: string,
  path: string,
): Promise<void> {
  await connection.createCollection(name);
  const collection = connection.collection(name);
  let batch: Record<string, unknown>[] = [];
  const insert = async () => {
    if (batch.length > 0) await collection.insertMany(batch);
    batch = [];
  };
  for await (const bytes of readDocuments(path)) {
    batch.push(mongoose.mongo.BSON.deserialize(bytes, { promoteValues: false, bsonRegExp: true }));
    if (batch.length === BATCH) await insert();
  }
  await insert();
}

/** Splits the file into documents. Each begins with its length. */
async function* readDocuments(path: string): AsyncIterable<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
      yield rest.subarray(0, rest.readInt32LE(0));
      rest = rest.subarray(rest.readInt32LE(0));
    }
  }
}
