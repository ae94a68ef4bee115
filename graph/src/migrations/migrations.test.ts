import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { versionedCollections } from '../services.ts';
import { DATA_VERSION, migrations } from './index.ts';
import { migrateValues } from './migrate-values.ts';
import type { Migration } from './migration.ts';

test('migrations are numbered without gaps, each in a file of its number', async () => {
  const files = (await readdir(import.meta.dirname)).filter((name) => /^\d{4}-/.test(name));
  expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
  expect(files.map((name) => Number(name.slice(0, 4))).sort()).toEqual(
    migrations.map(({ version }) => version),
  );
  expect(DATA_VERSION).toBe(migrations.length);
});

test('migrations name collections whose documents carry a version', () => {
  for (const { collections } of migrations) {
    expect(versionedCollections).toEqual(expect.arrayContaining([...collections]));
  }
});

test('a migration makes no field of one that is missing', () => {
  for (const { version, migrate } of migrations) {
    expect([version, Object.keys(migrate({}))]).toEqual([version, []]);
  }
});

test('galleries of plain addresses become entries, and other galleries stay', () => {
  const entry = { url: '/uploads/a/320.webp', type: 'video' };
  const tour = Object.freeze({ title: 'Reef', gallery: Object.freeze(['/uploads/b.webp', entry]) });
  expect(migrateValues('tours', tour, undefined)).toEqual({
    title: 'Reef',
    gallery: [{ url: '/uploads/b.webp', type: 'image' }, entry],
  });
  expect(migrateValues('tours', tour, DATA_VERSION)).toBe(tour);
  expect(migrateValues('blog', tour, undefined)).toBe(tour);
});

test('a document goes through every migration since its version, in order', () => {
  const step = (version: number): Migration => ({
    version,
    title: `Step ${version}`,
    collections: ['tours'],
    migrate: (tour) => ({ ...tour, steps: `${tour.steps ?? ''}${version}` }),
  });
  const list = [step(1), step(2), step(3)];
  expect(migrateValues('tours', {}, undefined, list)).toEqual({ steps: '123' });
  expect(migrateValues('tours', {}, 1, list)).toEqual({ steps: '23' });
  expect(migrateValues('tours', {}, 3, list)).toEqual({});
});

test('a migration changes nothing that the system keeps', () => {
  const greedy: Migration = {
    version: 1,
    title: 'Everything goes',
    collections: ['tours'],
    migrate: () => ({ title: 'New', version: 9 }),
  };
  const kept = { _id: 'a', version: 4, createdAt: 'then', updatedAt: 'now' };
  expect(migrateValues('tours', { ...kept, price: 1 }, 0, [greedy])).toEqual({
    ...kept,
    title: 'New',
  });
});
