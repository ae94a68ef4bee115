import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeStorage } from './contract/storage-contract.ts';
import { UNSAFE_KEYS } from './contract/unsafe-keys.ts';
import { createLocalStorage, type LocalStorage } from './local.ts';

let parent: string;
let storage: LocalStorage;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'karibu-storage-'));
  storage = createLocalStorage({ directory: join(parent, 'uploads') });
});

afterEach(async () => {
  await rm(parent, { recursive: true });
});

const putWebp = (key: string, bytes: Uint8Array) => storage.put(key, bytes, 'image/webp');

describeStorage('The local disk', () => storage);
describeStorage('The local disk on which originals wait', () =>
  createLocalStorage({
    directory: storage.directory,
    originalsDirectory: join(parent, 'originals'),
    keptDirectory: join(parent, 'kept-originals'),
  }),
);

describe('files', () => {
  it('stores a key as a file below its directory, for a static server', async () => {
    await putWebp('lion/320.webp', Buffer.from('roar'));
    expect(storage.urlOf('lion/320.webp')).toBe('/uploads/lion/320.webp');
    const path = join(storage.directory, 'lion', '320.webp');
    expect(await readFile(path, 'utf8')).toBe('roar');
  });

  it('leaves no other files in its directory', async () => {
    const puts = ['a', 'b', 'c'].map((letter) => putWebp('big.webp', Buffer.alloc(9_000, letter)));
    await Promise.all(puts);
    expect(await readdir(storage.directory)).toEqual(['big.webp']);
  });

  it('leaves no empty folder after a removal', async () => {
    await putWebp('ab/1.webp', Buffer.from('x'));
    await storage.remove('ab');
    expect(await readdir(storage.directory)).toEqual([]);
  });

  it('leaves no partial file when a write fails', async () => {
    await putWebp('taken/320.webp', Buffer.from('x'));
    await expect(putWebp('taken', Buffer.from('y'))).rejects.toThrow();
    expect(await readdir(storage.directory, { recursive: true })).toEqual([
      'taken',
      join('taken', '320.webp'),
    ]);
  });

  it.each(UNSAFE_KEYS)('touches nothing for the unsafe key %j', async (key) => {
    await putWebp(key, Buffer.from('x')).catch(() => undefined);
    expect(await readdir(parent)).toEqual([]);
  });
});
