import type { Field, FieldMap } from '@karibu/graph/contract';
import { diffArrays, diffWordsWithSpace } from 'diff';
import { matchRows } from './match-rows.ts';
import { toDetailedEntries, toReadable, toReadableEntries, toRowName } from './readable.ts';
import { hasRowIds, readFields, withoutIds } from './row-ids.ts';
import { isGroup, isSame } from './same.ts';

/** A row that changed says in `changes` which of its fields differ. */
export type Part = {
  text: string;
  mark: 'same' | 'added' | 'removed' | 'moved' | 'changed';
  changes?: Difference[];
};

/** How one field differs between two versions. `look` says how its parts are best shown. */
export type Difference = {
  /** Where the field is: `price`, or `heroSection.title` in a group. */
  path: string;
  label: string;
  look: 'words' | 'entries' | 'pictures' | 'rows';
  parts: Part[];
};

type Values = Record<string, unknown>;

/** The fields that differ between two versions of a record, in the order of its definition. */
export function listDifferences(fields: FieldMap, before: unknown, after: unknown): Difference[] {
  const [old, now] = [toValues(before), toValues(after)];
  return readFields(fields).flatMap(([name, field]) => {
    if (isSame(withoutIds(field, old[name]), withoutIds(field, now[name]))) return [];
    if (field.type !== 'group' || !field.fields) {
      return [{ path: name, ...describeDifference(field, old[name], now[name]) }];
    }
    const inner = listDifferences(field.fields, old[name], now[name]);
    return inner.map((each) => withParent(name, field.label, each));
  });
}

/** How two values of a field differ: texts word by word, lists entry by entry. */
export function describeDifference(
  field: Field,
  before: unknown,
  after: unknown,
): Omit<Difference, 'path'> {
  const { label } = field;
  if (hasRowIds(field)) return { label, look: 'rows', parts: compareRows(field, before, after) };
  if (field.type === 'list') return { label, ...describeList(field, before, after) };
  const [old, now] = [toReadable(field, before), toReadable(field, after)];
  if (field.control === 'image') return { label, look: 'pictures', parts: replaced(old, now) };
  const parts = isProse(field) ? compareWords(old, now) : replaced(old, now);
  return { label, look: 'words', parts: parts.length > 0 ? parts : ONLY_THE_LOOK };
}

/** Entries that read the same are told apart by all that they hold: a picture became a video. */
function describeList(field: Field, before: unknown, after: unknown) {
  const parts = compareEntries(toReadableEntries(field, before), toReadableEntries(field, after));
  if (parts.some(({ mark }) => mark !== 'same')) {
    return { look: field.control === 'gallery' ? 'pictures' : 'entries', parts } as const;
  }
  const [old, now] = [toDetailedEntries(field, before), toDetailedEntries(field, after)];
  return { look: 'entries', parts: compareEntries(old, now) } as const;
}

/** Only what differs: a row that stayed as it was is left out. */
function compareRows(field: Field, before: unknown, after: unknown): Part[] {
  const [old, now] = [toRows(before), toRows(after)];
  const places = matchRows(field, old, now);
  const kept = new Set(places.values());
  const keysNow = now.map((_, place) => places.get(place) ?? `new ${place}`);
  return diffArrays<number | string>([...old.keys()], keysNow).flatMap((run) =>
    run.value.flatMap((key): Part | [] => {
      const row = old[Number(key)];
      if (run.removed) return kept.has(Number(key)) ? [] : marked(field, row, 'removed');
      const here = now[keysNow.indexOf(key)] ?? {};
      if (!row) return marked(field, here, 'added');
      const changes = listDifferences(field.of?.fields ?? {}, row, here);
      const text = toRowName(field, here);
      if (changes.length > 0) return { text, mark: 'changed', changes };
      return run.added ? { text, mark: 'moved' } : [];
    }),
  );
}

function marked({ of }: Field, row: unknown, mark: 'added' | 'removed'): Part {
  return { text: of ? toReadable(of, row) : '', mark };
}

function toRows(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isGroup) : [];
}

/** The same words in another form: a heading that was a paragraph, a link that leads elsewhere. */
const ONLY_THE_LOOK: Part[] = [{ text: 'The formatting changed.', mark: 'same' }];

/** What was taken out of a text and what was put in, by words. */
export function compareWords(before: string, after: string): Part[] {
  if (before === after) return [];
  return joinPhrases(
    diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
      text: value,
      mark: added ? 'added' : removed ? 'removed' : 'same',
    })),
  );
}

/** Changes that a space alone parts are one: a phrase that was replaced is read as a whole. */
function joinPhrases(parts: Part[]): Part[] {
  const joined: Part[] = [];
  let [removed, added] = ['', ''];
  for (const [index, part] of parts.entries()) {
    const { text, mark } = part;
    const isInside = index > 0 && index < parts.length - 1;
    if (mark === 'same' && !(isInside && /^ +$/.test(text))) {
      joined.push(...replaced(removed, added), part);
      [removed, added] = ['', ''];
    } else {
      if (mark !== 'added') removed += text;
      if (mark !== 'removed') added += text;
    }
  }
  return [...joined, ...replaced(removed, added)];
}

function compareEntries(before: string[], after: string[]): Part[] {
  return diffArrays(before, after).flatMap(({ value, added, removed }) =>
    value.map((text) => ({ text, mark: added ? 'added' : removed ? 'removed' : 'same' }) as const),
  );
}

function replaced(before: string, after: string): Part[] {
  const parts: Part[] = [
    { text: before, mark: 'removed' },
    { text: after, mark: 'added' },
  ];
  return parts.filter(({ text }) => text !== '');
}

function isProse({ type, control }: Field): boolean {
  return type === 'string' && ['text', 'textarea', 'richText'].includes(control);
}

function toValues(value: unknown): Values {
  return isGroup(value) ? value : {};
}

function withParent(name: string, label: string, difference: Difference): Difference {
  const path = `${name}.${difference.path}`;
  return { ...difference, path, label: `${label}: ${difference.label}` };
}
