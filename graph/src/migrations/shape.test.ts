import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type FieldMap, integer, itinerary, lines, text } from '#core/fields/index.ts';
import { resources } from '../resources/index.ts';
import { migrations } from './index.ts';
import type { Migration } from './migration.ts';
import { findUnmigrated, type Shape, shapeOf } from './shape.ts';

const HELP = 'Write a migration, as graph/src/migrations/README.md says, then npm run codegen';
const readRecorded = async (): Promise<Shape> =>
  JSON.parse(await readFile(new URL('./shape.json', import.meta.url), 'utf8'));

test('no stored field is renamed, removed or of another type without a migration', async () => {
  const now = shapeOf(Object.values(resources), migrations);
  expect(findUnmigrated(await readRecorded(), now, migrations), HELP).toEqual([]);
});

test('the recorded shape is that of today’s fields', async () => {
  expect(await readRecorded(), 'Run npm run codegen').toEqual(
    shapeOf(Object.values(resources), migrations),
  );
});

const FIELDS: FieldMap = {
  title: text({ label: 'Title', required: true }),
  reviews: integer({ label: 'Reviews', defaultValue: 0 }),
  highlights: lines({ label: 'Highlights' }),
  days: itinerary({ label: 'Days' }),
};
const shape = (fields: FieldMap, list: Migration[] = []) =>
  shapeOf([{ name: 'tours', fields }], list);
const without = (fields: FieldMap, gone: string): FieldMap =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== gone));
const step = (migrate: Migration['migrate'], collections = ['tours']): Migration => ({
  version: 1,
  title: 'A step',
  collections,
  migrate,
});
const findAfter = (fields: FieldMap, list: Migration[] = []) =>
  findUnmigrated(shape(FIELDS), shape(fields, list), list);

test('a new field needs no migration', () => {
  expect(findAfter({ ...FIELDS, subtitle: text({ label: 'Subtitle' }) })).toEqual([]);
});

const { title } = FIELDS;
const RENAMED = { ...without(FIELDS, 'title'), ...(title && { name: title }) };
const IS_LOST = 'tours.title is stored, and no field reads it';

test('a field that is renamed or removed needs a migration', () => {
  expect(findAfter(RENAMED)).toEqual([IS_LOST]);
  expect(findAfter(without(FIELDS, 'title'))).toEqual([IS_LOST]);
  const rename = step(({ title, ...others }) => ({ ...others, name: title }));
  expect(findAfter(RENAMED, [rename])).toEqual([]);
});

test('a migration that misses the field, or belongs to other documents, is none', () => {
  const wrong = step(({ titel, ...others }) => ({ ...others, name: titel }));
  expect(findAfter(RENAMED, [wrong])).toEqual([IS_LOST]);
  const misspelt = step(({ title, ...others }) => ({ ...others, nmae: title }));
  expect(findAfter(RENAMED, [misspelt])).toEqual(['tours.nmae is stored, and no field reads it']);
  const elsewhere = step(({ title, ...others }) => ({ ...others, name: title }), ['packages']);
  expect(findAfter(RENAMED, [elsewhere])).toEqual([IS_LOST]);
});

test('a field of another type needs a migration, inside lists too', () => {
  const counted = { ...FIELDS, highlights: integer({ label: 'Highlights', defaultValue: 0 }) };
  const complaint = 'tours.highlights is stored as list, and its field reads integer';
  expect(findAfter(counted)).toContain(complaint);
  const count = step((tour) => ({ ...tour, highlights: [tour.highlights].flat().length }));
  expect(findAfter(counted, [count])).toEqual([]);
  const { days } = FIELDS;
  if (!days?.of?.fields) throw new Error('Days have fields');
  const shorter = { ...days, of: { ...days.of, fields: without(days.of.fields, 'place') } };
  expect(findAfter({ ...FIELDS, days: shorter })).toEqual([
    'tours.days[].place is stored, and no field reads it',
  ]);
});

test('a migration of the version that is recorded counts no more', () => {
  const rename = step(({ title, ...others }) => ({ ...others, name: title }));
  const recorded = { ...shape(FIELDS), version: 1 };
  expect(findUnmigrated(recorded, shape(RENAMED, [rename]), [rename])).toEqual([IS_LOST]);
});
