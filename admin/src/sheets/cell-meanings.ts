import type { Field } from '@karibu/graph/contract';
import { optionLabel } from '../inputs/option-label.ts';
import { readBoolean } from './boolean-words.ts';
import { dateMeanings, dateOfNumber } from './date-meanings.ts';
import type { Meaning } from './meaning.ts';
import { momentMeanings } from './moment-meanings.ts';
import { monthNamed } from './month-names.ts';
import { numberMeanings } from './number-meanings.ts';

/** A cell: CSV has texts alone, Excel's own format says what it holds. */
export type Cell = string | number | boolean | Date | null;

/** What of a field decides how its cells are read. */
export type ReadAs = Pick<Field, 'type'> &
  Partial<Pick<Field, 'control' | 'limits' | 'options' | 'of'>>;

/**
 * What a filled cell may mean for its field: one value, or several under different conventions.
 * There is none where the cell cannot be read. A time is one on the clocks of the operator's zone.
 */
export function meaningsOf(
  field: ReadAs,
  cell: string | number | boolean | Date,
  zone: string,
): Meaning[] {
  if (field.type === 'number' || field.type === 'integer') return numbersOf(field, cell);
  if (field.control === 'date') return datesOf(cell);
  if (field.control === 'moment') return momentMeanings(textOf(cell), zone);
  if (field.type === 'boolean') return certain(readBoolean(textOf(cell)));
  if (field.type === 'group' || field.of?.type === 'group') return certain(parseJson(textOf(cell)));
  if (field.type === 'list') return certain(readEntries(field, textOf(cell)));
  return certain(field.options ? optionOf(field.options, textOf(cell)) : textOf(cell));
}

/** A cell as a text that reads back as the same. */
export function textOf(cell: Cell): string {
  if (cell instanceof Date) return textOfDate(cell);
  return cell === null ? '' : String(cell);
}

/** Excel's day, and the time of day where it has one. Its numbers are a little off the second. */
function textOfDate(date: Date): string {
  const seconds = Math.round(date.getTime() / 1000);
  const text = new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');
  return text.replace(/ 00:00$/, '');
}

function certain(value: unknown): Meaning[] {
  return value === undefined ? [] : [{ value, under: {} }];
}

/** A meaning beyond the bounds of the field is none, if there is another. */
function numbersOf(field: ReadAs, cell: Exclude<Cell, null>): Meaning[] {
  if (typeof cell === 'number') return certain(cell);
  const all = numberMeanings(textOf(cell));
  const fitting = all.filter(({ value }) => isWithin(field, value));
  if (fitting.length > 0) return fitting;
  return all.length === 1 ? all : [];
}

function isWithin({ type, limits: { min, max } = {} }: ReadAs, value: number): boolean {
  if (type === 'integer' && !Number.isInteger(value)) return false;
  return value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY);
}

function datesOf(cell: Exclude<Cell, null>): Meaning[] {
  if (typeof cell === 'number') return certain(dateOfNumber(cell) ?? undefined);
  return dateMeanings(textOf(cell));
}

/** An option as it is stored, or as the back office shows it. */
function optionOf(options: readonly string[], text: string): string {
  const written = text.trim().toLowerCase();
  const isMeant = (option: string) =>
    option !== '' && [option, optionLabel(option)].some((each) => each.toLowerCase() === written);
  return options.find(isMeant) ?? text;
}

/** Entries stand on lines of their own; months and choices may stand behind commas as well. */
function readEntries({ of, control, options }: ReadAs, text: string): unknown[] | undefined {
  const isShort = control === 'months' || control === 'choices';
  const entries = text.split(isShort ? /[\r\n,;]+/ : /\r\n|\r|\n/).filter((entry) => entry.trim());
  if (control === 'choices' && options) return entries.map((entry) => optionOf(options, entry));
  if (of?.type !== 'integer') return entries;
  const read = entries.map((entry) => monthNamed(entry) ?? wholeOf(entry));
  return read.includes(undefined) ? undefined : read;
}

function wholeOf(text: string): number | undefined {
  return /^\d+$/.test(text.trim()) ? Number(text) : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
