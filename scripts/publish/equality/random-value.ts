import type { Field } from '@karibu/graph/core/fields/index.ts';
import { defaultValues } from '@karibu/graph/core/read/record.ts';
import { PICTURES, PLACES } from './small-content.ts';

/** A page that says this fails, in `watched-site.ts`. */
export const BREAKS = 'This page breaks';

const TEXTS = [
  BREAKS,
  '',
  'Short',
  'A & B <c> “quoted”',
  'Größe',
  'Sample 0',
  'Sample 1',
  ...PLACES,
];
const DATES = ['', '2027-01-14', '2027-01-15', '2027-01-16', '2027-03-01'];
/** Long past and far ahead: what is public does not depend on when the test runs. */
const MOMENTS: Record<string, string[]> = {
  publishFrom: ['', '2020-01-01T00:00:00.000Z', '2090-01-01T00:00:00.000Z'],
  publishUntil: ['', '2090-01-02T00:00:00.000Z'],
};
const ZONES = ['Africa/Dar_es_Salaam', 'America/New_York'];

/** A value that a field can have, chosen by a number. `before` is the one that it has. */
export function randomValue(name: string, field: Field, before: unknown, number: number): unknown {
  const one = <Each>(of: readonly Each[]) => of[number % of.length];
  if (field.options && field.type === 'list') {
    return field.options.slice(number % (field.options.length + 1));
  }
  if (field.options) return one(field.options);
  if (field.type === 'boolean') return !before;
  if (field.type === 'integer' || field.type === 'number') {
    const { min = 0, max = 9_000 } = field.limits ?? {};
    return min + (number % (max - min + 1));
  }
  if (field.type === 'group') return changeGroup(field, before, number);
  if (field.type === 'list') return changeList(field, before, number);
  if (field.control === 'image') return one(['', 'https://pictures.example/a.jpg', ...PICTURES]);
  if (field.control === 'richText') return richText(number);
  if (field.control === 'date') return one(DATES);
  if (field.control === 'moment') return one(MOMENTS[name] ?? ['']);
  if (name === 'timeZone') return one(ZONES);
  if (name === 'destination' || name === 'name') return one(PLACES);
  if (name === 'category' || name === 'continent') return one(['sample-1', 'sample-2', 'Africa']);
  if (name === 'duration') return `${1 + (number % 9)} Days`;
  if (['text', 'textarea'].includes(field.control)) return one(TEXTS);
  return before;
}

/** Words with a link to a page that is there, that may come, or that never is. */
function richText(number: number): string {
  const path = ['/tours/sample-1', `/tours/moved-${number % 20}`, '/packages/sample-0', '/gone'];
  return `<p>Text ${number % 7} with <a href="${path[number % 4]}">a link</a>.</p>`;
}

function changeGroup({ fields = {} }: Field, before: unknown, number: number): unknown {
  const values = { ...defaultValues(fields), ...(before as object) } as Record<string, unknown>;
  const names = Object.keys(fields);
  const name = names[number % names.length] ?? '';
  const field = fields[name];
  // One without the other is refused by the API.
  if (name === 'latitude' || name === 'longitude') return { ...values, ...coordinatesOf(number) };
  return field ? { ...values, [name]: randomValue(name, field, values[name], number) } : values;
}

function coordinatesOf(number: number) {
  if (number % 4 === 0) return { latitude: null, longitude: null };
  return { latitude: (number % 160) - 80, longitude: (number % 340) - 170 };
}

function changeList({ of }: Field, before: unknown, number: number): unknown {
  const list = Array.isArray(before) ? before : [];
  if (!of || number % 3 === 0) return list.slice(1);
  if (of.type === 'integer') return [1 + (number % 12)];
  const added = of.type === 'group' ? changeGroup(of, {}, number) : `Line ${number % 5}`;
  return [...list, added].slice(-3);
}
