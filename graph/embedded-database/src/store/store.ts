import type { DatabaseSync } from 'node:sqlite';
import { encodeDocument } from '../bson/encode.ts';
import type { BsonDocument } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { checkCatalog, signEntry } from './catalog-checksum.ts';
import { type Collection, loadDocuments, readCollections } from './collection.ts';
import { asDamage } from './damage.ts';
import { FORMAT_VERSION, openDatabaseFile, readFormat } from './database-file.ts';
import { openReserve, type Reserve, type ReserveOptions } from './reserve.ts';

/** The open database: the file and the collections in memory. */
export type Store = {
  readonly file: DatabaseSync;
  readonly reserve: Reserve;
  collections: Map<string, Collection>;
  /** True between the first change of a command and its commit. */
  isWriting: boolean;
};

/**
 * Opens and locks the store in a directory. A collection loads its documents at first use. Throws
 * DamageFound when the list of collections is damaged; `checkFile` checks the rest.
 */
export function openStore(directory: string, reserved?: ReserveOptions): Store {
  const file = openDatabaseFile(directory);
  try {
    if (readFormat(file) === FORMAT_VERSION) checkCatalog(file);
    const reserve = openReserve(directory, reserved);
    return { file, reserve, collections: readCollections(file), isWriting: false };
  } catch (error) {
    file.close();
    throw asDamage(error) ?? error;
  }
}

/** Closes the file and releases its lock. */
export function closeStore(store: Store): void {
  store.file.close();
}

/** The collection with its documents loaded; undefined if it does not exist. */
export function findCollection(
  store: Store,
  database: string,
  name: string,
): Collection | undefined {
  const collection = store.collections.get(`${database}.${name}`);
  if (collection) loadDocuments(store.file, collection);
  return collection;
}

/** The collection. Creates it when missing. */
export function ensureCollection(store: Store, database: string, name: string): Collection {
  return (
    findCollection(store, database, name) ?? createCollection(store, database, name, new Map())
  );
}

/** Creates a collection. Throws InvalidNamespace on an invalid name. */
export function createCollection(
  store: Store,
  database: string,
  name: string,
  options: BsonDocument,
): Collection {
  assertCollectionName(database, name);
  store.reserve.assertSpace(name);
  beginWrite(store);
  const { lastInsertRowid } = store.file
    .prepare('INSERT INTO collections (database, name, options) VALUES (?, ?, ?)')
    .run(database, name, encodeDocument(options));
  const id = Number(lastInsertRowid);
  signEntry(store.file, 'collections', id);
  store.file.exec(
    `CREATE TABLE documents_${id} (sequence INTEGER PRIMARY KEY, bson BLOB NOT NULL,
       checksum INTEGER)`,
  );
  const [created] = readCollections(store.file, id).values();
  if (!created) throw new MongoError('InternalError', `collection ${name} was not created`);
  loadDocuments(store.file, created);
  store.collections.set(created.namespace, created);
  return created;
}

/** Drops a collection with its documents and indexes. */
export function dropCollection(store: Store, collection: Collection): void {
  beginWrite(store);
  store.file.prepare('DELETE FROM indexes WHERE collection = ?').run(collection.id);
  store.file.prepare('DELETE FROM collections WHERE id = ?').run(collection.id);
  store.file.exec(`DROP TABLE documents_${collection.id}`);
  store.collections.delete(collection.namespace);
}

/** Moves a collection to another name or database. The new name must be free. */
export function renameCollection(
  store: Store,
  collection: Collection,
  database: string,
  name: string,
): void {
  assertCollectionName(database, name);
  beginWrite(store);
  store.file
    .prepare('UPDATE collections SET database = ?, name = ? WHERE id = ?')
    .run(database, name, collection.id);
  signEntry(store.file, 'collections', collection.id);
  const namespace = `${database}.${name}`;
  store.collections.delete(collection.namespace);
  store.collections.set(namespace, { ...collection, database, name, namespace });
}

/** Begins the transaction of a command, unless it has begun already. */
export function beginWrite(store: Store): void {
  if (store.isWriting) return;
  store.file.exec('BEGIN IMMEDIATE');
  store.isWriting = true;
}

/** Makes the changes of the command durable. Does nothing without changes. */
export function commitWrite(store: Store): void {
  if (!store.isWriting) return;
  store.file.exec('COMMIT');
  store.isWriting = false;
}

/** Undoes the changes of the command, in the file and in memory. */
export function rollbackWrite(store: Store): void {
  if (!store.isWriting) return;
  store.isWriting = false;
  // SQLite rolls back by itself when the disk is full.
  if (store.file.isTransaction) store.file.exec('ROLLBACK');
  store.collections = readCollections(store.file);
}

function assertCollectionName(database: string, name: string): void {
  const isBad = name === '' || name.startsWith('.') || name.endsWith('.') || /[$\0]/.test(name);
  if (isBad || name.startsWith('system.')) {
    throw new MongoError('InvalidNamespace', `Invalid collection name: ${database}.${name}`);
  }
}
