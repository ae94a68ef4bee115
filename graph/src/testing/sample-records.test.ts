import { expect, test } from 'vitest';
import { type FieldMap, pattern, select, text } from '#core/fields/index.ts';
import { defineResource } from '#core/resource.ts';
import { sampleOf } from './sample-records.ts';

const boats = (fields: FieldMap) =>
  defineResource({
    name: 'boats',
    type: { singular: 'Boat', plural: 'Boats' },
    words: { singular: 'boat', plural: 'boats' },
    title: Object.keys(fields)[0] ?? '',
    fields,
    read: 'public',
    write: 'staff',
  });

test('a sample has each required field, with a value that it takes', () => {
  const fields = {
    name: text({ label: 'Name', required: true }),
    kind: select({ label: 'Kind', required: true, options: ['dhow', 'canoe'] }),
    note: text({ label: 'Note' }),
  };
  expect(sampleOf(boats(fields))).toEqual({ name: 'Sample', kind: 'dhow' });
});

test('REG-4 a field that no sample fits is an error that names the file of samples', () => {
  const form = { pattern: /^T \d{3} [A-Z]{3}$/, message: 'Plate must be like T 123 ABC' };
  const fields = { plate: pattern({ label: 'Plate', required: true, ...form }) };
  const remedy = 'add one to VALUES in graph/src/testing/sample-records.ts';
  expect(() => sampleOf(boats(fields))).toThrow(`No sample fits the field plate; ${remedy}`);
});
