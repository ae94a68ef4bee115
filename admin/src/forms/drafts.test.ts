import { DATA_VERSION } from '@karibu/graph/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Drafts from './drafts.ts';

const tab = new Map<string, string>();
const device = new Map<string, string>();
let pages: string[] = [];

/** Node has no storage of a browser. */
function storageOf(kept: Map<string, string>) {
  const methods = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
  const names = { ownKeys: () => [...kept.keys()] };
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true });
  return new Proxy(methods, { ...names, getOwnPropertyDescriptor });
}

/** The module as another page load has it; `close` ends that page, as a crash would. */
async function openPage(): Promise<typeof Drafts & { close: () => void }> {
  vi.resetModules();
  const drafts = await import('./drafts.ts');
  const before = [...pages];
  const close = () => {
    pages = before;
  };
  return { ...drafts, close };
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageOf(tab));
  vi.stubGlobal('localStorage', storageOf(device));
  const locks = {
    request: (name: string) => pages.push(name),
    query: async () => ({ held: pages.map((name) => ({ name })) }),
  };
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => {
  tab.clear();
  device.clear();
  pages = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const BASE = { id: 'a', version: 3, title: 'Reef', gallery: [] };
const DRAFT = { values: { title: 'Reef Day' }, base: BASE, key: null };

test('a draft says of which data version it is, and comes back as it was', async () => {
  const { keepDraft, readDraft } = await openPage();
  keepDraft('/tours/a', 'amina', DRAFT, false);
  expect([...tab.values()].map((text) => JSON.parse(text).schemaVersion)).toEqual([DATA_VERSION]);
  expect(readDraft('/tours/a', 'amina')).toEqual(DRAFT);
});

test('a draft of an earlier release comes back in today’s shape', async () => {
  const { readDraft } = await openPage();
  const gallery = ['/uploads/a.webp'];
  const earlier = { values: { gallery }, base: { ...BASE, gallery }, key: null };
  tab.set('draft:amina:/tours/a', JSON.stringify(earlier));
  const entries = [{ url: '/uploads/a.webp', type: 'image' }];
  expect(readDraft('/tours/a', 'amina')).toEqual({
    values: { gallery: entries },
    base: { ...BASE, gallery: entries },
    key: null,
  });
});

describe('OFF-8 a draft survives its tab', () => {
  test.each([
    ['was closed', true],
    ['crashed', false],
  ])('when that %s, for the same person and form alone', async (_how, isLeaving) => {
    const first = await openPage();
    first.keepDraft('/tours/a', 'amina', DRAFT, isLeaving);
    first.close();
    tab.clear();
    const { hasLeftDraft, takeOverDraft, readDraft } = await openPage();
    for (const [address, person] of [
      ['/tours/a', 'baraka'],
      ['/tours/b', 'amina'],
      ['/tours', 'amina'],
    ] as const) {
      expect(hasLeftDraft(address, person)).toBe(false);
      await takeOverDraft(address, person);
      expect(readDraft(address, person)).toBeNull();
    }
    expect(hasLeftDraft('/tours/a', 'amina')).toBe(true);
    await takeOverDraft('/tours/a', 'amina');
    expect(readDraft('/tours/a', 'amina')).toEqual(DRAFT);
    expect(device.size).toBe(0);
  });

  test('and is not taken from a tab that is open', async () => {
    (await openPage()).keepDraft('/tours/a', 'amina', DRAFT, false);
    tab.clear();
    const { takeOverDraft, readDraft } = await openPage();
    await takeOverDraft('/tours/a', 'amina');
    expect(readDraft('/tours/a', 'amina')).toBeNull();
    expect(device.size).toBe(1);
  });

  test('a page that is loaded again leaves no second one', async () => {
    (await openPage()).keepDraft('/tours/a', 'amina', DRAFT, true);
    const again = await openPage();
    again.beginDraft('/tours/a', 'amina');
    expect(device.size).toBe(0);
    again.keepDraft('/tours/a', 'amina', DRAFT, false);
    again.dropDraft('/tours/a', 'amina');
    expect([tab.size, device.size]).toEqual([0, 0]);
  });

  test('for thirty days, up to thirty of them, and within the room there is', async () => {
    const { keepDraft } = await openPage();
    vi.useFakeTimers({ now: 0 });
    keepDraft('/tours/a', 'amina', DRAFT, true);
    tab.clear();
    const other = await openPage();
    vi.setSystemTime(29 * 86_400_000);
    expect(other.hasLeftDraft('/tours/b', 'amina')).toBe(false);
    expect(device.size).toBe(1);
    vi.setSystemTime(31 * 86_400_000);
    expect(other.hasLeftDraft('/tours/a', 'amina')).toBe(false);
    expect(device.size).toBe(0);

    for (let count = 0; count < 40; count += 1) {
      vi.setSystemTime(32 * 86_400_000 + count);
      keepDraft(`/tours/${count}`, 'amina', DRAFT, true);
    }
    expect(device.size).toBe(30);
    expect([...device.keys()].some((name) => name.includes('/tours/39#'))).toBe(true);
    const long = { ...DRAFT, values: { description: 'x'.repeat(300_000) } };
    for (let count = 0; count < 10; count += 1) {
      vi.setSystemTime(33 * 86_400_000 + count);
      keepDraft(`/blog/${count}`, 'amina', long, true);
    }
    const sum = [...device.values()].reduce((all, text) => all + text.length, 0);
    expect(sum).toBeLessThan(1_600_000);
    expect([...device.keys()].some((name) => name.includes('/blog/9#'))).toBe(true);
    const huge = { ...DRAFT, values: { description: 'x'.repeat(500_000) } };
    keepDraft('/blog/9', 'amina', huge, true);
    expect([...device.keys()].some((name) => name.includes('/blog/9#'))).toBe(false);
    expect(tab.get('draft:amina:/blog/9')).toContain('xxx');
  });
});
