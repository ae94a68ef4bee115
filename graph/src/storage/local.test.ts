import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalStorage, type LocalStorage } from './local.ts';
import { isStorageKey, StorageKeyError } from './storage.ts';

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

describe('files', () => {
  it('gives back what was put, with its type and size', async () => {
    await putWebp('lion/320.webp', Buffer.from('roar'));
    const stored = await storage.get('lion/320.webp');
    expect(stored).toEqual({ bytes: Buffer.from('roar'), contentType: 'image/webp', size: 4 });
  });

  it('keeps a key as a file below its directory, for a static server', async () => {
    await putWebp('lion/320.webp', Buffer.from('roar'));
    expect(storage.urlOf('lion/320.webp')).toBe('/uploads/lion/320.webp');
    const path = join(storage.directory, 'lion', '320.webp');
    expect(await readFile(path, 'utf8')).toBe('roar');
  });

  it('has nothing under a key that was never put, or is a folder', async () => {
    await putWebp('lion/320.webp', Buffer.from('roar'));
    const keys = ['zebra/320.webp', 'lion', 'lion/320.webp/more'];
    expect(await Promise.all(keys.map((key) => storage.get(key)))).toEqual([null, null, null]);
  });

  it('refuses a media type that the name does not tell', async () => {
    await expect(storage.put('a.html', Buffer.from(''), 'text/html')).rejects.toThrow(TypeError);
    await expect(storage.put('a.webp', Buffer.from(''), 'text/html')).rejects.toThrow(TypeError);
  });
});

describe('remove', () => {
  it('removes all under a prefix, and not what merely begins alike', async () => {
    for (const key of ['ab/1.webp', 'ab/2.webp', 'abc/1.webp'])
      await putWebp(key, Buffer.from('x'));
    await storage.remove('ab');
    expect(await readdir(storage.directory)).toEqual(['abc']);
  });

  it('accepts that there is nothing to remove', async () => {
    await expect(storage.remove('never/was')).resolves.toBeUndefined();
  });
});

describe('durability', () => {
  it('shows a reader the whole old file or the whole new one', async () => {
    const contents = ['a', 'b', 'c', 'd'].map((letter) => Buffer.alloc(300_000, letter));
    await putWebp('big.webp', contents[0] ?? Buffer.alloc(0));
    const writing = Promise.all(contents.map((bytes) => putWebp('big.webp', bytes)));
    let isWriting = true;
    void writing.finally(() => {
      isWriting = false;
    });
    while (isWriting) {
      const seen = await storage.get('big.webp');
      expect(contents.some((whole) => seen && whole.equals(seen.bytes))).toBe(true);
    }
    await writing;
    expect(await readdir(storage.directory)).toEqual(['big.webp']);
  });

  it('leaves no partial file when a write fails', async () => {
    await putWebp('taken/320.webp', Buffer.from('x'));
    await expect(putWebp('taken', Buffer.from('y'))).rejects.toThrow();
    expect(await readdir(storage.directory, { recursive: true })).toEqual([
      'taken',
      join('taken', '320.webp'),
    ]);
  });
});

describe('keys', () => {
  const unsafe = [
    '',
    '.',
    '..',
    '../secret.webp',
    'a/../../secret.webp',
    'a/..',
    '/etc/passwd',
    'a//b.webp',
    'a/',
    'a\\..\\b.webp',
    'C:/windows',
    '.hidden.webp',
    'a/.env',
    'a%2f..%2fb',
    'a\0.webp',
    'a\n',
    'Upper.webp',
    'a'.repeat(201),
  ];

  it.each(unsafe)('refuses the unsafe key %j in every call', async (key) => {
    expect(isStorageKey(key)).toBe(false);
    await expect(putWebp(key, Buffer.from('x'))).rejects.toThrow(StorageKeyError);
    await expect(storage.get(key)).rejects.toThrow(StorageKeyError);
    await expect(storage.remove(key)).rejects.toThrow(StorageKeyError);
    expect(() => storage.urlOf(key)).toThrow(StorageKeyError);
    expect(await readdir(parent)).toEqual([]);
  });
});
