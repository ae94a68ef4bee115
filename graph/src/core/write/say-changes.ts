import { localTimeIn } from '../calendar.ts';
import type { Field, FieldMap } from '../fields/index.ts';
import { formatDate, formatLocalTime, formatMoney } from '../format.ts';
import { capitalise } from '../letter-case.ts';

type Values = Record<string, unknown>;

const SHORT = 40;
const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 9 });
/** So many values of a new record are told. */
const TOLD = 3;

/**
 * What differs between two states of a record, a phrase a field: `Price ($900 → $1,250)`. Times are
 * told on the clocks of `zone`.
 */
export function sayChanges(
  fields: FieldMap,
  before: Values,
  values: Values,
  zone: string,
): string[] {
  return Object.keys(values).flatMap((name) => {
    const { [name]: field } = fields;
    return field && differs(before[name], values[name])
      ? sayChange(field, before[name], values[name], zone)
      : [];
  });
}

/** What a new record says beside its title: a few numbers, dates and short texts, and how many. */
export function sayNew(
  fields: FieldMap,
  values: Values,
  titleField: string | null,
  zone: string,
): string[] {
  const filled = Object.entries(fields).filter(
    ([name, field]) =>
      name !== titleField && field.control !== 'slug' && differs(values[name], field.defaultValue),
  );
  const short = filled.filter(([name, field]) => sayValue(field, values[name], zone) !== null);
  const isTelling = ([, { type, control }]: [string, Field]) =>
    type === 'number' || type === 'integer' || control === 'date' || control === 'moment';
  const told = [...short.filter(isTelling), ...short.filter((each) => !isTelling(each))];
  const phrases = told
    .slice(0, TOLD)
    .map(([name, field]) => `${field.label} ${sayValue(field, values[name], zone)}`);
  const more = filled.length - phrases.length;
  return more > 0 ? [...phrases, `${more} more`] : phrases;
}

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

function sayChange(field: Field, before: unknown, after: unknown, zone: string): string[] {
  const { label, fields, of } = field;
  if (fields && isGroup(before) && isGroup(after)) {
    return sayChanges(fields, before, after, zone).map((phrase) => `${label}: ${phrase}`);
  }
  if (of?.type === 'group') return [`${label} (${sayRows(rowsOf(before), rowsOf(after))})`];
  const [from, to] = [sayValue(field, before, zone), sayValue(field, after, zone)];
  return [from !== null && to !== null ? `${label} (${from} → ${to})` : label];
}

/** `1 new, 2 changed, 1 removed`. Rows are the same by their ids, else by their places. */
function sayRows(before: Values[], after: Values[]): string {
  const keysOf = (rows: Values[]) => rows.map(({ id }, index) => String(id || index));
  const [old, now] = [keysOf(before), keysOf(after)];
  const changed = now.filter(
    (key, index) => old.includes(key) && differs(before[old.indexOf(key)], after[index]),
  );
  const counts = [
    [now.filter((key) => !old.includes(key)).length, 'new'],
    [changed.length, 'changed'],
    [old.filter((key) => !now.includes(key)).length, 'removed'],
  ] as const;
  const said = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return said.length > 0 ? said.join(', ') : 'in another order';
}

/** A short value as people read it; null for one that is long. */
function sayValue(field: Field, value: unknown, zone: string): string | null {
  if (value === null || value === undefined || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && field.control === 'money') return formatMoney(value);
  if (typeof value === 'number') return NUMBER.format(value);
  if (typeof value !== 'string' || field.control === 'richText') return null;
  if (field.control === 'date') return formatDate(value) ?? value;
  if (field.control === 'moment') return formatLocalTime(localTimeIn(zone, new Date(value)));
  if (field.options) return /^[a-z]/.test(value) ? capitalise(value).replaceAll('-', ' ') : value;
  return value.length <= SHORT ? value : null;
}

function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rowsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isGroup) : [];
}
