import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BsonDocument, Int32 } from '../bson/value.ts';
import { createTestDirectory } from '../testing/test-database.ts';
import { checkFile } from './check-file.ts';
import { DamageFound } from './damage.ts';
import { addIndex } from './index-catalog.ts';
import { closeStore, commitWrite, createCollection, findCollection, openStore } from './store.ts';
import { insertDocument, removeDocument } from './write-document.ts';

const FLIPS = 200;
const NAMES = ['tours', 'history', 'gone'];
const textOf = (name: string, id: number) => `The ${name} of ${id} begin at the gate of the park.`;

let directory: string;
let sound: Buffer;
let content: string;
const fileOf = (folder: string) => join(folder, 'karibu.sqlite');

beforeAll(() => {
  directory = createTestDirectory();
  const store = openStore(directory);
  for (const name of NAMES) {
    const collection = createCollection(store, 'db', name, new Map());
    addIndex(
      store,
      collection,
      new Map<string, BsonDocument | string>([
        ['key', new Map([['text', new Int32(1)]])],
        ['name', 'text_1'],
      ]),
    );
    for (let id = 1; id <= 40; id += 1) {
      // Some documents fill several pages.
      const text = textOf(name, id).repeat(id % 10 === 0 ? 300 : 1);
      insertDocument(
        store,
        collection,
        new Map<string, Int32 | string>([
          ['_id', new Int32(id)],
          ['text', text],
        ]),
      );
    }
  }
  const gone = findCollection(store, 'db', 'gone');
  // The pages of removed documents stay in the file and hold nothing.
  if (gone) for (const each of [...gone.documents.values()]) removeDocument(store, gone, each);
  commitWrite(store);
  content = contentOf(store);
  closeStore(store);
  sound = readFileSync(fileOf(directory));
});
afterAll(() => rmSync(directory, { recursive: true }));

/** A digest of all that the store answers from. */
function contentOf(store: ReturnType<typeof openStore>): string {
  const digest = createHash('sha256');
  for (const { database, name } of store.collections.values()) {
    const { documents, indexes } = findCollection(store, database, name) ?? expect.fail();
    digest.update(JSON.stringify([name, indexes.map(({ spec }) => spec.name)]));
    for (const { sequence, bytes } of documents.values())
      digest.update(`${sequence}:`).update(bytes);
  }
  return digest.digest('hex');
}

/** Opens and checks the bytes in a directory of their own. Gives the content, or what is wrong. */
function open(bytes: Uint8Array): { content: string } | { problem: string } {
  const folder = createTestDirectory();
  try {
    writeFileSync(fileOf(folder), bytes);
    copyFileSync(join(directory, 'initialized'), join(folder, 'initialized'));
    return readAll(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readAll(folder: string) {
  try {
    const store = openStore(folder);
    try {
      checkFile(store.file);
      return { content: contentOf(store) };
    } finally {
      closeStore(store);
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    expect(['DamageFound', 'DataDirectoryError']).toContain(error.name);
    return { problem: error.message };
  }
}

function flipped(at: number, bit = 1): Buffer {
  const bytes = Buffer.from(sound);
  bytes.writeUInt8(bytes.readUInt8(at) ^ bit, at);
  return bytes;
}

it('TRUST-15 opens a sound file', () => {
  expect(open(sound)).toEqual({ content });
});

it('TRUST-15 answers rightly or not at all, with one bit changed at 300 places of the file', () => {
  const step = sound.length / FLIPS;
  const places = [
    ...Array.from({ length: 100 }, (_, at) => at),
    ...Array.from({ length: FLIPS }, (_, at) => Math.floor(at * step)),
  ];
  const results = places.map((at) => ({ at, result: open(flipped(at, 1 << (at % 8))) }));
  for (const { at, result } of results) {
    if ('content' in result) expect(result.content, `byte ${at}`).toBe(content);
  }
  const noticed = results.filter(({ result }) => 'problem' in result);
  expect(noticed.length).toBeGreaterThan(FLIPS / 2);
});

/** Where the file has a text. SQLite leaves copies of it where it has moved a row. */
function placesOf(text: string): number[] {
  const places: number[] = [];
  for (let at = sound.indexOf(text); at >= 0; at = sound.indexOf(text, at + 1)) places.push(at);
  return places;
}

it.each([
  ['a text', textOf('tours', 1), /^row 1 of documents_1 does not match its checksum$/],
  ['another text', textOf('history', 39), /^row 39 of documents_2 does not match its checksum$/],
  ['a name', 'dbhistory', /^an entry of the collections does not match its checksum$/],
])('TRUST-15 notices a changed byte within %s', (_, text, message) => {
  const results = placesOf(text).map((at) => open(flipped(at + 5)));
  const problems = results.filter((result) => 'problem' in result);
  expect(problems).toContainEqual({ problem: expect.stringMatching(message) });
  const others = results.filter((result) => 'content' in result);
  expect(others.filter((result) => result.content !== content)).toEqual([]);
});

it.each<[string, (bytes: Buffer) => Uint8Array]>([
  ['half of it', (bytes) => bytes.subarray(0, bytes.length / 2)],
  ['nothing', () => Buffer.alloc(0)],
  ['a part of its first page', (bytes) => bytes.subarray(0, 50)],
  ['zeros in place of a page', (bytes) => bytes.fill(0, 8192, 12_288)],
  ['zeros in place of its head', (bytes) => bytes.fill(0, 0, 100)],
  ['another page in place of one', (bytes) => bytes.copyWithin(16_384, 20_480, 24_576)],
])('TRUST-15 notices a file that holds %s', (_, damage) => {
  expect(open(damage(Buffer.from(sound)))).toHaveProperty('problem');
});

it('TRUST-15 notices a file that is gone', () => {
  const folder = createTestDirectory();
  closeStore(openStore(folder));
  rmSync(fileOf(folder));
  expect(() => openStore(folder)).toThrow('karibu.sqlite is missing');
  rmSync(folder, { recursive: true });
});

it.each([
  ['another content', 'bson = zeroblob(length(bson))'],
  ['a text', 'bson = CAST(bson AS TEXT)'],
  ['no checksum', 'checksum = NULL'],
  ['another place', 'sequence = 1000'],
  ['an impossible place', 'sequence = 9007199254740993'],
])('TRUST-15 finds a document that has %s, by the check and when it is loaded', (_, change) => {
  const folder = createTestDirectory();
  writeFileSync(fileOf(folder), sound);
  const store = openStore(folder);
  store.file.exec(`UPDATE documents_1 SET ${change} WHERE sequence = 3`);
  expect(() => checkFile(store.file)).toThrow(DamageFound);
  expect(() => findCollection(store, 'db', 'tours')).toThrow(DamageFound);
  closeStore(store);
  rmSync(folder, { recursive: true });
});

it('TRUST-15 opens a file without checksums and gives it some', () => {
  const folder = createTestDirectory();
  writeFileSync(fileOf(folder), sound);
  const file = new DatabaseSync(fileOf(folder));
  for (const table of ['collections', 'indexes', 'documents_1', 'documents_2', 'documents_3']) {
    file.exec(`ALTER TABLE ${table} DROP COLUMN checksum`);
  }
  file.exec('PRAGMA user_version = 1; VACUUM');
  file.close();
  expect(readAll(folder)).toEqual({ content });
  expect(readAll(folder)).toEqual({ content });
  const reopened = openStore(folder);
  reopened.file.exec('UPDATE documents_2 SET bson = zeroblob(9) WHERE sequence = 2');
  expect(() => checkFile(reopened.file)).toThrow('row 2 of documents_2');
  closeStore(reopened);
  rmSync(folder, { recursive: true });
});
