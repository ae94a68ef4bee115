import { contentResources, type Field, type FieldMap } from '@karibu/graph/contract';
import { describe, expect, test } from 'vitest';
import { mergeVersions } from '../merging/merge.ts';
import { fieldsOf } from '../providers/fields-of.ts';
import { listDifferences } from './differences.ts';
import { hasRowIds } from './row-ids.ts';

/** A field that is no group, with where it stands and how the back office names it. */
type Leaf = { path: string[]; label: string; field: Field };

const RESOURCES = Object.values(contentResources);

test('REG-2 the history knows every field of a content resource that is stored', () => {
  for (const { name, fields } of RESOURCES) {
    expect(Object.keys(fieldsOf(name)), name).toEqual(Object.keys(fields));
  }
});

describe.each(RESOURCES.map(({ name }) => name))('of %s', (name) => {
  const fields = fieldsOf(name);
  const leaves = leavesOf(fields);

  test('REG-2 the history names every changed field by its label and marks what changed', () => {
    for (const { path, label, field } of leaves) {
      for (const [before, after] of changesOf(field)) {
        const differences = listDifferences(fields, at(path, before), at(path, after));
        expect(differences.map((each) => [each.path, each.label])).toEqual([
          [path.join('.'), label],
        ]);
        const isMarked = differences[0]?.parts.some(({ mark }) => mark !== 'same');
        expect(isMarked, `${label}: ${JSON.stringify([before, after])}`).toBe(true);
      }
    }
  });

  test('REG-2 a merge names every field that both changed by its label, or keeps both entries', () => {
    for (const { path, label, field } of leaves) {
      const [mine, theirs] = twoValues(field);
      const { values, conflicts } = mergeVersions(fields, {}, at(path, mine), at(path, theirs));
      if (hasRowIds(field) || isOfLines(field) || field.control === 'gallery') {
        const [one] = mine as unknown[];
        const [other] = theirs as unknown[];
        expect(values[path.join('.')], label).toEqual(expect.arrayContaining([one, other]));
        continue;
      }
      expect(conflicts).toMatchObject([{ path: path.join('.'), label, mine, theirs }]);
    }
  });
});

/** Whether entries are told apart by their text, so that what both sides added is kept. */
function isOfLines({ control, of }: Field): boolean {
  return control === 'lines' && of?.type === 'string';
}

function leavesOf(fields: FieldMap): Leaf[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!field.fields) return [{ path: [name], label: field.label, field }];
    return leavesOf(field.fields).map(({ path, label, ...leaf }) => {
      return { ...leaf, path: [name, ...path], label: `${field.label}: ${label}` };
    });
  });
}

/** A record, or what of it matters, with a value at a path. */
function at(path: string[], value: unknown): Record<string, unknown> {
  return path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as never;
}

/** Pairs of values that the field stores and that differ; of a list, each by one part alone. */
function changesOf(field: Field): [unknown, unknown][] {
  const [one, other] = twoValues(field);
  if (field.type !== 'list' || !field.of)
    return [
      [one, other],
      [other, one],
    ];
  const parts = Object.entries(field.of.fields ?? {});
  const inner = parts.flatMap(([name, part]) => {
    if (part.control === 'rowId') return [];
    const row = (value: unknown) => [{ ...(one as object[])[0], [name]: value }];
    const [before, after] = twoValues(part);
    return [[row(before), row(after)]] as [unknown, unknown][];
  });
  return [[one, other], [other, one], [[], one], [one, []], ...inner];
}

/** Two values that the field takes. Throws when it takes fewer of the candidates. */
function twoValues(field: Field): [unknown, unknown] {
  if (field.type === 'list' && field.of) {
    return pairOf(
      field,
      twoValues(field.of).map((entry) => [entry]),
    );
  }
  if (field.fields) {
    const rows = [0, 1].map((index) =>
      Object.fromEntries(
        Object.entries(field.fields ?? {}).map(([name, part]) => [name, twoValues(part)[index]]),
      ),
    );
    return pairOf(field, rows);
  }
  // Nothing said is no value that could be in dispute.
  const options = (field.options ?? []).filter((option) => option !== '');
  return pairOf(field, [...options, ...CANDIDATES]);
}

const CANDIDATES = [
  ...['Reef', 'Dunes', '3 Days', '4 Days', 2, 3, true, false, '2026-03-01', '2026-04-01'],
  ...['https://pictures.example/a.jpg', 'https://pictures.example/b.jpg'],
  ...['a@karibu.example', 'b@karibu.example', '255700000001', '255700000002'],
  ...['2026-03-01T06:00:00.000Z', '2026-04-01T06:00:00.000Z'],
  ...['Africa/Nairobi', 'Africa/Cairo', 'USD', 'EUR'],
];

function pairOf({ label, schema }: Field, candidates: unknown[]): [unknown, unknown] {
  const [one, other] = candidates.flatMap((each) => {
    const { success, data } = schema.safeParse(each);
    return success ? [data] : [];
  });
  if (other === undefined) throw new Error(`${label} takes fewer than two of the candidates`);
  return [one, other];
}
