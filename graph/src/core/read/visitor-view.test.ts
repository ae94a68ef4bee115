import { expect, test } from 'vitest';
import {
  type FieldMap,
  flag,
  group,
  optionalMoney,
  rows,
  select,
  text,
} from '#core/fields/index.ts';
import { defineResource } from '../resource.ts';
import { sortableFields } from './paging.ts';
import { defaultValues, type PlainRecord } from './record.ts';
import { createVisitorView } from './visitor-view.ts';

const isShown = ({ isOpen }: { isOpen: boolean }) => isOpen;
const fields = {
  title: text({ label: 'Title', required: true }),
  isOpen: flag({ label: 'Open' }),
  cost: optionalMoney({ label: 'Cost', visibleWhen: isShown }),
  grade: select({ label: 'Grade', options: ['low', 'high'], visibleWhen: isShown }),
  terms: group({
    label: 'Terms',
    fields: { note: text({ label: 'Note', visibleWhen: isShown }), place: text({ label: 'P' }) },
  }),
  parts: rows({
    label: 'Parts',
    fields: { name: text({ label: 'Name' }), margin: text({ label: 'M', visibleWhen: isShown }) },
  }),
};

const system = { id: '1', _id: '1', version: 1, createdAt: '', updatedAt: '' };
const record = (isOpen: boolean): PlainRecord => ({
  ...{ ...system, title: 'Boat', isOpen, cost: 900, grade: 'high' },
  ...{ terms: { note: 'cheap', place: 'quay' }, parts: [{ name: 'hull', margin: '40 %' }] },
});

test('TRUST-1 a hidden value reads as one that was never filled in, in groups and rows too', () => {
  const view = createVisitorView(fields);
  expect(view(record(true))).toEqual(record(true));
  expect(view(record(false))).toEqual({
    ...{ ...system, title: 'Boat', isOpen: false, cost: null, grade: 'low' },
    ...{ terms: { note: '', place: 'quay' }, parts: [{ name: 'hull', margin: '' }] },
  });
  const unfilled = { ...system, ...defaultValues(fields) };
  expect(view(unfilled)).toEqual(unfilled);
});

test('TRUST-1 no list sorts, filters or searches by a value that may be hidden', () => {
  const define = (changes: object) =>
    defineResource({
      name: 'boats',
      type: { singular: 'Boat', plural: 'Boats' },
      words: { singular: 'boat', plural: 'boats' },
      title: 'title',
      fields: fields as FieldMap,
      ...({ read: 'public', write: 'staff' } as const),
      ...changes,
    });
  expect(sortableFields(define({}))).toEqual(['createdAt', 'updatedAt', 'title', 'isOpen']);
  const telling = [
    ...[{ filters: ['grade'] }, { search: ['grade'] }, { unique: ['grade'] }],
    ...[{ title: 'grade' }, { publishedBy: 'grade' }],
  ];
  for (const changes of telling) expect(() => define(changes)).toThrow('grade has a visibleWhen');
});
