import { isDeepStrictEqual } from 'node:util';
import type { Field } from '../../fields/index.ts';
import { type FieldMap, htmlToText } from '../../fields/index.ts';
import type { Values } from '../one-write.ts';
import { inGroup, isGroup, ofRow, type Place, sayPlace, topPlace } from './place.ts';

/** A value that changes: `rates.0.perPerson.1.price`, with both values as JSON. */
export type Change = { path: string; label: string; before: string; after: string };

/** The most changes that are told of one record. */
const MOST = 60;

/**
 * What changes in a record, down to its groups and rows, and how many changes there are. Long texts
 * are cut to the change.
 */
export function changesOf(
  fields: FieldMap,
  before: Values,
  after: Values,
): { changes: Change[]; changeCount: number } {
  const changes = Object.keys(after).flatMap((name) => {
    const field = fields[name];
    return field ? compare(field, topPlace(name, field), before[name], after[name]) : [];
  });
  return { changes: changes.slice(0, MOST), changeCount: changes.length };
}

function compare(field: Field, place: Place, before: unknown, after: unknown): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  const { of } = field;
  if (of && isList(before) && isList(after) && before.length === after.length) {
    return before.flatMap((entry, index) =>
      compare(of, ofRow(place, of, entry, index), entry, after[index]),
    );
  }
  if (field.fields && isGroup(before) && isGroup(after)) {
    return Object.entries(field.fields).flatMap(([name, part]) => {
      return compare(part, inGroup(place, name, part), before[name], after[name]);
    });
  }
  const [one, other] = shorten(readable(field, before), readable(field, after));
  return [
    {
      path: place.path,
      label: sayPlace(place),
      before: JSON.stringify(one ?? null),
      after: JSON.stringify(other ?? null),
    },
  ];
}

function readable({ control }: Field, value: unknown): unknown {
  return control === 'richText' && typeof value === 'string' ? htmlToText(value) : value;
}

/** How much of a long text is told on either side of what changes. */
const AROUND = 60;

function shorten(before: unknown, after: unknown): [unknown, unknown] {
  if (typeof before !== 'string' || typeof after !== 'string') return [before, after];
  const length = Math.min(before.length, after.length);
  let first = 0;
  while (first < length && before[first] === after[first]) first += 1;
  let last = 0;
  while (last < length - first && before.at(-1 - last) === after.at(-1 - last)) last += 1;
  const start = first > AROUND ? startOfWord(before, first - AROUND, first) : 0;
  const endOfChange = before.length - last;
  const shownEnd = last > AROUND ? endOfWord(before, endOfChange + AROUND, endOfChange) : Infinity;
  const kept = Math.max(0, before.length - shownEnd);
  const cut = (text: string) => {
    const end = text.length - kept;
    return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
  };
  return [cut(before), cut(after)];
}

/** The first place from `from` on where a word begins; `from` itself if that would be too far. */
function startOfWord(text: string, from: number, limit: number): number {
  const space = text.indexOf(' ', from);
  return space < 0 || space >= limit ? from : space + 1;
}

function endOfWord(text: string, from: number, limit: number): number {
  const space = text.lastIndexOf(' ', from);
  return space <= limit ? from : space;
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}
