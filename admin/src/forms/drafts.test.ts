import { DATA_VERSION } from '@karibu/graph/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from './drafts.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  // Node has no storage of a tab.
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

const BASE = { id: 'a', version: 3, title: 'Reef', gallery: [] };

test('a draft says of which data version it is, and comes back as it was', () => {
  const draft = { values: { title: 'Reef Day' }, base: BASE, key: null };
  keepDraft('/tours/a', 'amina', draft);
  expect([...kept.values()].map((text) => JSON.parse(text).schemaVersion)).toEqual([DATA_VERSION]);
  expect(readDraft('/tours/a', 'amina')).toEqual(draft);
});

test('a draft of an earlier release comes back in today’s shape', () => {
  const gallery = ['/uploads/a.webp'];
  const earlier = { values: { gallery }, base: { ...BASE, gallery }, key: null };
  kept.set('draft:amina:/tours/a', JSON.stringify(earlier));
  const entries = [{ url: '/uploads/a.webp', type: 'image' }];
  expect(readDraft('/tours/a', 'amina')).toEqual({
    values: { gallery: entries },
    base: { ...BASE, gallery: entries },
    key: null,
  });
});
