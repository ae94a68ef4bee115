import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { decodeDocument } from '../bson/decode.ts';
import { type BsonDocument, type BsonValue, Int32 } from '../bson/value.ts';
import type { CommandContext } from '../commands/command.ts';
import { dispatchCommand } from '../commands/dispatch.ts';
import { createTestDirectory } from '../testing/test-database.ts';
import { closeStore, openStore, type Store } from './store.ts';

const RESERVE = { bytes: 64 * 1024, collections: ['sessions'] };

let directory: string;
let store: Store;
beforeEach(() => {
  directory = createTestDirectory();
  store = openStore(directory, RESERVE);
});
afterEach(() => {
  closeStore(store);
  rmSync(directory, { recursive: true });
});

const hasReserve = () => existsSync(join(directory, 'reserve'));

/** Runs a command, and gives the fields of its reply that tell what became of it. */
function run(name: string, collection: string, rest: [string, BsonValue][]) {
  const body = new Map<string, BsonValue>([[name, collection], ['$db', 'db'], ...rest]);
  const context: CommandContext = {
    ...{ store, connectionId: 1, cursors: new Map(), snapshots: new Map(), sessions: new Map() },
  };
  const request = { ...{ requestId: 1, isLegacy: false }, expectsReply: true, body };
  const reply = decodeDocument(
    Buffer.concat(dispatchCommand({ ...request, sequences: new Map() }, context)),
  );
  return {
    n: Number(reply.get('n')),
    code: Number(reply.get('code')),
    name: reply.get('codeName'),
  };
}

let nextId = 0;
function insert(collection: string, bytes = 100) {
  nextId += 1;
  const document: BsonDocument = new Map<string, BsonValue>([
    ['_id', new Int32(nextId)],
    ['text', 'x'.repeat(bytes)],
  ]);
  return run('insert', collection, [['documents', [document]]]);
}

/** Lets the file grow no more, or by so many pages, as a full disk does. */
function limitPages(more: number) {
  const { page_count: pages } = store.file.prepare('PRAGMA page_count').get() ?? {};
  store.file.exec(`PRAGMA max_page_count = ${Number(pages) + more}`);
}

const FULL = { n: Number.NaN, code: 14031, name: 'OutOfDiskSpace' };

it('answers a write on a full disk with MongoDB’s error, and keeps what is stored', () => {
  insert('tours');
  limitPages(0);
  expect(insert('tours', 20_000)).toEqual(FULL);
  expect(run('count', 'tours', [])).toMatchObject({ n: 1 });
  limitPages(1000);
  expect(insert('tours', 20_000)).toMatchObject({ n: 1 });
  expect(run('count', 'tours', [])).toMatchObject({ n: 2 });
});

it('gives up its reserve for the named collections alone, and makes it again', () => {
  for (const collection of ['tours', 'sessions']) insert(collection);
  expect(hasReserve()).toBe(true);
  store.reserve.release();
  expect(hasReserve()).toBe(false);
  expect(insert('sessions', 20_000)).toMatchObject({ n: 1 });
  expect(hasReserve()).toBe(false);
  const everything = new Map<string, BsonValue>([
    ['q', new Map()],
    ['limit', new Int32(0)],
  ]);
  expect(run('delete', 'tours', [['deletes', [everything]]])).toMatchObject({ n: 1 });
  expect(hasReserve()).toBe(false);
  expect(insert('tours')).toMatchObject({ n: 1 });
  expect(hasReserve()).toBe(true);
});

it('refuses to grow other collections while there is no space for the reserve', () => {
  closeStore(store);
  // No disk has so much space.
  store = openStore(directory, { ...RESERVE, bytes: 2 ** 52 });
  expect(insert('tours')).toEqual(FULL);
  expect(insert('sessions')).toMatchObject({ n: 1 });
  expect(hasReserve()).toBe(false);
});
