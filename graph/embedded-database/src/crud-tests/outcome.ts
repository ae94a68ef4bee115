import type mongoose from 'mongoose';
import { type Difference, findDifference, type Matching } from './match.ts';
import type { CollectionData, TestFile } from './test-file.ts';

export type Client = InstanceType<typeof mongoose.mongo.MongoClient>;

/** Empties the databases that a file names, and puts its documents into new collections. */
export async function loadInitialData(
  client: Client,
  { createEntities = [], initialData = [] }: TestFile,
): Promise<void> {
  const databases = createEntities.flatMap(({ database }) => database?.databaseName ?? []);
  for (const name of databases) await client.db(String(name)).dropDatabase();
  for (const { databaseName, collectionName, documents } of initialData) {
    const database = client.db(databaseName);
    await database.createCollection(collectionName);
    if (documents.length > 0) await database.collection(collectionName).insertMany(documents);
  }
}

/** Where the documents after a test differ from the expected ones. */
export async function findOutcomeDifference(
  client: Client,
  expected: readonly CollectionData[] = [],
  matching: Matching,
): Promise<Difference> {
  for (const { databaseName, collectionName, documents } of expected) {
    const collection = client.db(databaseName).collection(collectionName);
    const found = await collection.find({}, { sort: { _id: 1 } }).toArray();
    const difference = findDifference(documents, found, matching, collectionName);
    if (difference) return difference;
  }
  return undefined;
}
