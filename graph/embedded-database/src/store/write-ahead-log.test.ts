import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Int32 } from '../bson/value.ts';
import { createTestDirectory } from '../testing/test-database.ts';
import { checkFile } from './check-file.ts';
import { closeStore, commitWrite, ensureCollection, findCollection, openStore } from './store.ts';
import { insertDocument } from './write-document.ts';

const WRITES = 6;
const FILES = ['karibu.sqlite', 'initialized'];

let left: string;
let log: Buffer;
let lastStart: number;

/** Leaves the files of a server that was killed after six writes, each a transaction. */
beforeAll(() => {
  left = createTestDirectory();
  const directory = createTestDirectory();
  const logPath = join(directory, 'karibu.sqlite-wal');
  const store = openStore(directory);
  for (let id = 1; id <= WRITES; id += 1) {
    lastStart = readFileSync(logPath).length;
    insertDocument(store, ensureCollection(store, 'db', 'c'), new Map([['_id', new Int32(id)]]));
    commitWrite(store);
  }
  log = readFileSync(logPath);
  for (const name of FILES) copyFileSync(join(directory, name), join(left, name));
  closeStore(store);
  rmSync(directory, { recursive: true });
});
afterAll(() => rmSync(left, { recursive: true }));

/** How many documents a start finds with these bytes as the log; or what is wrong. */
function open(bytes: Uint8Array): number | string {
  const directory = createTestDirectory();
  for (const name of FILES) copyFileSync(join(left, name), join(directory, name));
  writeFileSync(join(directory, 'karibu.sqlite-wal'), bytes);
  try {
    const store = openStore(directory);
    checkFile(store.file);
    const count = findCollection(store, 'db', 'c')?.documents.size ?? 0;
    closeStore(store);
    return count;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function flipped(at: number): Buffer {
  const bytes = Buffer.from(log);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 4, at);
  return bytes;
}

it('finds every write in the log of a server that was killed', () => {
  expect(lastStart).toBeLessThan(log.length);
  expect(open(log)).toBe(WRITES);
});

it('TRUST-15 notices a changed byte in the log before its last transaction', () => {
  const places = Array.from({ length: 60 }, (_, at) => Math.floor((at * lastStart) / 60));
  for (const at of [...places, 40, 42, lastStart - 1]) {
    expect(open(flipped(at)), `byte ${at}`).toMatch(/write-ahead log .*not as it was written$/);
  }
});

it('takes an unfinished last transaction for what a crash leaves', () => {
  for (const at of [lastStart + 30, log.length - 1]) expect(open(flipped(at))).toBe(WRITES - 1);
  expect(open(log.subarray(0, lastStart + 100))).toBe(WRITES - 1);
  expect(open(log.subarray(0, lastStart))).toBe(WRITES - 1);
});
