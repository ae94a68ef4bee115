import { expect, test } from 'vitest';
import { AppError } from '#core/errors.ts';
import type { Field, FieldMap } from '#core/fields/index.ts';
import { parseEdit } from '#core/write/edits/edit.ts';
import { parseValues } from '#core/write/parse-values.ts';
import { describedServices } from './describe.ts';
import { resources } from './resources/index.ts';

/** How the library of schemas speaks where nobody tells it what to say. */
const LIBRARY = /expected|received|invalid|unrecognized|too (?:big|small)|>=|<=|discriminator/i;

const LONG = 'x'.repeat(1_000_001);
const WRONG = [
  ...[null, undefined, true, 5, 0.5, -1, 1e300, Number.NaN, 'x', '<p></p>', LONG],
  ...[[], {}, [[]], [{}], [null], [5], ['x'], Array(600).fill('y'), { x: 1 }, new Date(0)],
];

/** Wrong values for a field, in its parts too. */
function wrongFor({ of, fields }: Field): unknown[] {
  const inParts = Object.entries(fields ?? {}).flatMap(([name, part]) =>
    wrongFor(part).map((value) => ({ [name]: value })),
  );
  return [...WRONG, ...inParts, ...(of ? wrongFor(of).map((value) => [value]) : [])];
}

function refusalsOf(act: () => unknown): string[] {
  try {
    act();
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.message, ...(error.details.errors ?? []).map(({ message }) => message)];
  }
}

function refusalsWithin(fields: FieldMap): string[] {
  const sent = Object.entries(fields).flatMap(([name, field]) =>
    wrongFor(field).map((value) => ({ [name]: value })),
  );
  return [{}, { odd: 1 }, ...sent].flatMap((values) =>
    (['create', 'update'] as const).flatMap((mode) =>
      refusalsOf(() => parseValues(fields, values, mode)),
    ),
  );
}

function expectOurs(messages: string[]): void {
  expect(messages.length).toBeGreaterThan(0);
  expect([...new Set(messages)].filter((each) => LIBRARY.test(each) || each === '')).toEqual([]);
}

test.each(describedServices().operations)(
  'OFF-13 $name refuses each wrong value in our words',
  (each) => {
    if (Object.keys(each.input).length > 0) expectOurs(refusalsWithin(each.input));
  },
);

test.each(Object.values(resources))(
  'OFF-13 $name refuses each wrong value in our words',
  ({ fields }) => {
    expectOurs(refusalsWithin(fields));
  },
);

test('OFF-13 an edit refuses each wrong value in our words', () => {
  const { tours } = resources;
  const rules = [
    { how: 'set', values: {} },
    { how: 'amount', fields: ['price'], percent: 1, plus: 1, roundTo: 1, row: '' },
    { how: 'add', field: 'title', value: 'x', isFirst: true },
    { how: 'remove', field: 'highlights', value: ['x'] },
    { how: 'replace', fields: [], find: 'a', replacement: 'b', isWholeWord: true },
  ];
  const wrong = rules.flatMap((rule) =>
    [...Object.keys(rule), 'odd'].flatMap((name) =>
      WRONG.map((value) => ({ ...rule, [name]: value })),
    ),
  );
  const edits = [...WRONG, ...wrong].map((each) => JSON.stringify(each) ?? '');
  expectOurs(edits.flatMap((edit) => refusalsOf(() => parseEdit(tours, edit))));
});
