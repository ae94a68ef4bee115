import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { decodeDocument } from '../bson/decode.ts';
import { keyOf } from '../bson/key.ts';
import type { BsonDocument } from '../bson/value.ts';
import { readIndexSpec } from '../index/index-spec.ts';
import { buildIndex, type OrderedIndex } from '../index/ordered-index.ts';
import { asDamage } from './damage.ts';
import { readSoundBytes } from './document-checksum.ts';
import type { StoredDocument } from './stored-document.ts';

/** A collection in memory. Before it is loaded, it has only its index definitions. */
export type Collection = {
  readonly id: number;
  readonly database: string;
  readonly name: string;
  readonly namespace: string;
  readonly options: BsonDocument;
  /** By the key of `_id`, in natural order. */
  readonly documents: Map<string, StoredDocument>;
  indexes: OrderedIndex[];
  isLoaded: boolean;
  nextSequence: number;
  readonly statements: CollectionStatements;
};

export type CollectionStatements = Record<'insert' | 'update' | 'delete', () => StatementSync>;

/** Reads all collections of the file, or the one with `id`, without their documents. */
export function readCollections(file: DatabaseSync, id?: number): Map<string, Collection> {
  const rows = file
    .prepare('SELECT id, database, name, options FROM collections ORDER BY id')
    .all();
  const collections = rows
    .filter((row) => id === undefined || row.id === id)
    .map((row) => readCollection(file, row));
  return new Map(collections.map((collection) => [collection.namespace, collection]));
}

/** Loads the documents and builds the indexes, once. Throws DamageFound. */
export function loadDocuments(file: DatabaseSync, collection: Collection): void {
  if (collection.isLoaded) return;
  try {
    readDocuments(file, collection);
  } catch (error) {
    throw asDamage(error) ?? error;
  }
  collection.indexes = collection.indexes.map(({ spec }) =>
    buildIndex(spec, collection.documents.values()),
  );
  collection.isLoaded = true;
}

function readDocuments(file: DatabaseSync, collection: Collection): void {
  const table = `documents_${collection.id}`;
  const statement = file.prepare(`SELECT sequence, bson, checksum FROM ${table} ORDER BY sequence`);
  for (const row of statement.iterate()) {
    const stored = toStored(Number(row.sequence), readSoundBytes(collection.id, row));
    collection.documents.set(stored.idKey, stored);
    collection.nextSequence = stored.sequence + 1;
  }
}

export function toStored(
  sequence: number,
  bytes: Uint8Array,
  document = decodeDocument(bytes),
): StoredDocument {
  return { sequence, idKey: keyOf(document.get('_id')), bytes, document };
}

function readCollection(file: DatabaseSync, row: Record<string, unknown>): Collection {
  const id = Number(row.id);
  const [database, name] = [String(row.database), String(row.name)];
  return {
    id,
    database,
    name,
    namespace: `${database}.${name}`,
    options: decodeDocument(row.options as Uint8Array),
    documents: new Map(),
    indexes: readIndexes(file, id),
    isLoaded: false,
    nextSequence: 1,
    statements: prepareStatements(file, `documents_${id}`),
  };
}

function readIndexes(file: DatabaseSync, collection: number): OrderedIndex[] {
  return file
    .prepare('SELECT definition FROM indexes WHERE collection = ? ORDER BY id')
    .all(collection)
    .map(({ definition }) => readIndexSpec(decodeDocument(definition as Uint8Array)))
    .map((spec) => buildIndex(spec, []));
}

function prepareStatements(file: DatabaseSync, table: string): CollectionStatements {
  return {
    insert: prepareOnce(file, `INSERT INTO ${table} (sequence, bson, checksum) VALUES (?, ?, ?)`),
    update: prepareOnce(file, `UPDATE ${table} SET bson = ?, checksum = ? WHERE sequence = ?`),
    delete: prepareOnce(file, `DELETE FROM ${table} WHERE sequence = ?`),
  };
}

function prepareOnce(file: DatabaseSync, sql: string): () => StatementSync {
  let statement: StatementSync | undefined;
  return () => {
    statement ??= file.prepare(sql);
    return statement;
  };
}
