import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BsonDocument, Int32 } from '../bson/value.ts';
import { createTestDirectory } from '../testing/test-database.ts';
import {
  closeStore,
  commitWrite,
  createCollection,
  findCollection,
  openStore,
  rollbackWrite,
  type Store,
} from './store.ts';
import { insertDocument, removeDocument } from './write-document.ts';

let directory: string;
let store: Store;
beforeEach(() => {
  directory = createTestDirectory();
  store = openStore(directory);
});
afterEach(() => {
  closeStore(store);
  rmSync(directory, { recursive: true });
});

const document = (id: number): BsonDocument => new Map([['_id', new Int32(id)]]);
const idsOf = () =>
  [...(findCollection(store, 'db', 'c')?.documents.values() ?? [])].map((stored) =>
    Number(stored.document.get('_id')),
  );

it('undoes a command both in memory and in the file', () => {
  const collection = createCollection(store, 'db', 'c', new Map());
  const kept = insertDocument(store, collection, document(1));
  commitWrite(store);
  insertDocument(store, collection, document(2));
  removeDocument(store, collection, kept);
  createCollection(store, 'db', 'other', new Map());
  rollbackWrite(store);
  expect(idsOf()).toEqual([1]);
  expect(findCollection(store, 'db', 'other')).toBeUndefined();
});

it('has no uncommitted changes when it is opened again', () => {
  insertDocument(store, createCollection(store, 'db', 'c', new Map()), document(1));
  commitWrite(store);
  insertDocument(store, findCollection(store, 'db', 'c') ?? expect.fail(), document(2));
  closeStore(store);
  store = openStore(directory);
  expect(idsOf()).toEqual([1]);
});
