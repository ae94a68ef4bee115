import { writeClaim, writeMadeClaim } from '@karibu/graph/contract';
import { expect, test } from 'vitest';
import type { ImportedRow } from '../providers/data-provider.ts';
import { inParts, isTooLong, refuseRepeated, releasedFor } from './parts.ts';

test('a file goes in parts that the API takes, and a row that is too long stands alone', () => {
  const rows = Array.from({ length: 120 }, (_, index) => ({ title: `Tour ${index}` }));
  expect(inParts(rows).map(({ length }) => length)).toEqual([50, 50, 20]);
  const long = { description: 'x'.repeat(500_000) };
  expect(inParts([long, long]).map(({ length }) => length)).toEqual([1, 1]);
  const endless = { description: 'x'.repeat(900_000) };
  const parts = inParts([{ title: 'a' }, endless, { title: 'b' }]);
  expect(parts.map(isTooLong)).toEqual([false, true, false]);
  expect(parts.flat()).toHaveLength(3);
});

test('OFF-20 a row with the id or slug of an earlier one is refused, however far apart they are', () => {
  const answers = Array.from({ length: 60 }, (_, index): ImportedRow => {
    const claims = [writeClaim({ name: 'slug', value: `tour-${index % 59}` })];
    const about = { title: '', changes: '', version: 0, claims, released: [], errors: [] };
    return { row: index + 1, action: 'create', ...about };
  });
  const shown = refuseRepeated('tours', answers);
  expect(shown.slice(0, 59)).toEqual(answers.slice(0, 59));
  expect(shown[59]).toMatchObject({
    action: 'refused',
    errors: [{ path: 'slug', message: 'An earlier row has the same slug' }],
  });
  const reef = writeMadeClaim({ name: 'slug', slug: 'reef', stored: [] });
  const made = answers.map((answer) => ({ ...answer, claims: [reef] }));
  expect(refuseRepeated('tours', made)).toEqual(made);
  const last = answers.slice(0, 1).map((answer) => ({ ...answer, claims: ['slug reef-60'] }));
  expect(refuseRepeated('tours', [...made, ...last])[60]).toMatchObject({ action: 'refused' });
  const none = answers.map((answer) => ({ ...answer, claims: [] }));
  expect(refuseRepeated('tours', none)).toEqual(none);
});

test('OFF-20 what titles make is counted past stored slugs, unless an earlier row gave them up', () => {
  const made = writeMadeClaim({ name: 'slug', slug: 'reef', stored: [1, 3] });
  const slug = (value: string) => writeClaim({ name: 'slug', value });
  const actionsOf = (rows: { claims: string[]; released?: string[] }[]) =>
    refuseRepeated(
      'tours',
      rows.map(({ claims, released = [] }, index): ImportedRow => {
        const about = { title: '', changes: '', version: 0, claims, released, errors: [] };
        return { row: index + 1, action: 'create', ...about };
      }),
    ).map(({ action }) => action);
  const twice = [{ claims: [made] }, { claims: [made] }];
  expect(actionsOf([...twice, { claims: [slug('reef-4')] }]).at(-1)).toBe('refused');
  const moved = { claims: [slug('cove')], released: [slug('reef')] };
  expect(actionsOf([moved, ...twice, { claims: [slug('reef-4')] }]).at(-1)).toBe('create');
});

test('OFF-20 a part is sent with what its rows take from earlier ones, and no more', () => {
  const about = { title: '', changes: '', version: 1, claims: [], errors: [] };
  const answers = ['slug reef', 'slug reef-walk', 'email a@b.example'].map(
    (claim, index): ImportedRow => ({
      ...{ row: index + 1, action: 'update', released: [claim] },
      ...about,
    }),
  );
  const part = [{ id: '1', slug: 'reef-walk' }, { title: 'Reef' }];
  expect(releasedFor(part, answers)).toEqual(['slug reef-walk']);
});
