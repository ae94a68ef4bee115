import mongoose from 'mongoose';
import type { Fields, Operation } from './test-file.ts';

const { MongoClient } = mongoose.mongo;
type Client = InstanceType<typeof MongoClient>;
type Database = ReturnType<Client['db']>;
type Collection = ReturnType<Database['collection']>;

/** An operation that the runner does not know, which says nothing about the database. */
export class UnknownOperationError extends Error {}

/** Runs one operation of a test with the driver. Rejects with the driver's error. */
export async function runOperation(
  { name, object, arguments: given = {} }: Operation,
  entities: ReadonlyMap<string, unknown>,
): Promise<unknown> {
  const target = entities.get(object);
  const args: Fields = { ...given };
  if (typeof args.session === 'string') args.session = entities.get(args.session);
  if (object === 'testRunner') return await runOnRunner(name, args, entities);
  const [known, subject] =
    target instanceof MongoClient
      ? [CLIENT, target]
      : isCollection(target)
        ? [COLLECTION, target]
        : [DATABASE, target];
  const run = (known as Readonly<Record<string, Run<unknown>>>)[name];
  if (!run) throw new UnknownOperationError(`the runner does not know ${object}.${name}`);
  return await run(subject, args);
}

type Run<T> = (target: T, args: Fields) => unknown;

async function runOnRunner(
  name: string,
  { client, failPoint }: Fields,
  entities: ReadonlyMap<string, unknown>,
): Promise<unknown> {
  if (name !== 'failPoint')
    throw new UnknownOperationError(`the runner does not know testRunner.${name}`);
  const target = entities.get(String(client)) as Client;
  return await target.db('admin').command(failPoint as Fields);
}

/** Takes the positional arguments of a driver's method, by name, and leaves the options. */
function call(method: keyof Collection, ...names: string[]): Run<Collection> {
  return (collection, { ...args }) => {
    const positional = names.map((name) => take(args, name));
    if (typeof args.returnDocument === 'string')
      args.returnDocument = args.returnDocument.toLowerCase();
    const run = collection[method] as (...all: unknown[]) => unknown;
    return run.call(collection, ...positional, args);
  };
}

/** As `call`, for methods that give a cursor. */
function list(method: 'find' | 'aggregate' | 'listIndexes', ...names: string[]): Run<Collection> {
  const open = call(method, ...names);
  return (collection, args) => (open(collection, args) as ReturnType<Collection['find']>).toArray();
}

const COLLECTION: Readonly<Record<string, Run<Collection>>> = {
  aggregate: list('aggregate', 'pipeline'),
  bulkWrite: (collection, { requests, ...options }) =>
    collection.bulkWrite(requests as never, options),
  count: call('count', 'filter'),
  countDocuments: call('countDocuments', 'filter'),
  createIndex: call('createIndex', 'keys'),
  deleteMany: call('deleteMany', 'filter'),
  deleteOne: call('deleteOne', 'filter'),
  distinct: call('distinct', 'fieldName', 'filter'),
  drop: call('drop'),
  dropIndex: call('dropIndex', 'name'),
  estimatedDocumentCount: call('estimatedDocumentCount'),
  find: list('find', 'filter'),
  findOne: call('findOne', 'filter'),
  findOneAndDelete: call('findOneAndDelete', 'filter'),
  findOneAndReplace: call('findOneAndReplace', 'filter', 'replacement'),
  findOneAndUpdate: call('findOneAndUpdate', 'filter', 'update'),
  insertMany: call('insertMany', 'documents'),
  insertOne: call('insertOne', 'document'),
  listIndexes: list('listIndexes'),
  rename: call('rename', 'to'),
  replaceOne: call('replaceOne', 'filter', 'replacement'),
  updateMany: call('updateMany', 'filter', 'update'),
  updateOne: call('updateOne', 'filter', 'update'),
};

const DATABASE: Readonly<Record<string, Run<Database>>> = {
  aggregate: (database, { pipeline, ...options }) =>
    database.aggregate(pipeline as Fields[], options).toArray(),
  createCollection: (database, { collection, ...options }) =>
    database.createCollection(String(collection), options),
  dropCollection: (database, { collection, ...options }) =>
    database.dropCollection(String(collection), options),
  listCollections: (database, { filter, ...options }) =>
    database.listCollections(filter as Fields, options).toArray(),
  modifyCollection: (database, { collection, ...options }) =>
    database.command({ collMod: collection, ...options }),
  runCommand: (database, { command }) => database.command(command as Fields),
};

const CLIENT: Readonly<Record<string, Run<Client>>> = {
  clientBulkWrite: (client, { models, ...options }) =>
    client.bulkWrite((models as Fields[]).map(readClientModel) as never, options),
  listDatabaseNames: async (client) =>
    (await client.db('admin').admin().listDatabases()).databases.map(({ name }) => name),
};

/** The driver wants the name of a model among its fields. */
function readClientModel(model: Fields): Fields {
  const [[name, fields] = ['', {}]] = Object.entries(model);
  return { name, ...(fields as Fields) };
}

function isCollection(target: unknown): target is Collection {
  return typeof target === 'object' && target !== null && 'collectionName' in target;
}

function take(args: Fields, name: string): unknown {
  const value = args[name];
  delete args[name];
  return value;
}
