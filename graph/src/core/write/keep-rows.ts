import { randomBytes } from 'node:crypto';
import type { FieldMap } from '../fields/index.ts';
import { pick } from '../pick.ts';
import type { Values } from './one-write.ts';

type Row = Record<string, unknown>;
type RowsField = { name: string; fields: FieldMap };

/**
 * Adds to rows that were sent what they lack and the stored row has: an older program knows only
 * some of the keys. Rows are matched by their id, else by their title and place. Gives the same
 * input where nothing is lacking.
 */
export async function fillRows(
  fields: FieldMap,
  input: unknown,
  readStored: () => Promise<Values | null>,
): Promise<unknown> {
  if (!isRow(input)) return input;
  const lacking = listRowFields(fields).filter(({ name, fields: of }) =>
    rowsOf(input[name]).some((row) => lacks(of, row)),
  );
  const stored = lacking.length > 0 ? await readStored() : null;
  if (!stored) return input;
  const filled = lacking.map(({ name, fields: of }) => [
    name,
    fillList(of, input[name] as unknown[], rowsOf(stored[name])),
  ]);
  return { ...input, ...Object.fromEntries(filled) };
}

/** Gives an id to every row that has none, or that has the id of an earlier row. */
export function identifyRows(fields: FieldMap, values: Values): Values {
  const named = listRowFields(fields).flatMap(({ name }) => {
    const seen = new Set<unknown>();
    const identify = (row: Row) => {
      const id = row.id && !seen.has(row.id) ? row.id : newId();
      seen.add(id);
      return { ...row, id };
    };
    return Array.isArray(values[name]) ? [[name, rowsOf(values[name]).map(identify)]] : [];
  });
  return { ...values, ...Object.fromEntries(named) };
}

function newId(): string {
  return randomBytes(6).toString('base64url');
}

function listRowFields(fields: FieldMap): RowsField[] {
  return Object.entries(fields).flatMap(([name, { of }]) =>
    of?.fields?.id?.control === 'rowId' ? [{ name, fields: of.fields }] : [],
  );
}

function lacks(fields: FieldMap, row: Row): boolean {
  return !row.id || isOlder(fields, row);
}

/** Whether a row lacks a key that may be left out. What is required is never filled in. */
function isOlder(fields: FieldMap, row: Row): boolean {
  const optional = Object.keys(fields).filter((name) => name !== 'id' && !fields[name]?.required);
  return optional.some((name) => row[name] === undefined);
}

function fillList(fields: FieldMap, sent: unknown[], stored: Row[]): unknown[] {
  const isSameLength = sent.length === stored.length;
  const sentIds = new Set(rowsOf(sent).map(({ id }) => id));
  const free = new Set(stored.filter(({ id }) => !id || !sentIds.has(id)));
  const title = titleField(fields);
  const take = (row: Row | undefined) => (row && free.delete(row) ? row : undefined);
  const isAlike = (one: Row, other: Row) => toText(one[title]) === toText(other[title]);
  const matches = new Map<unknown, Row | undefined>();
  const match = (find: (row: Row, index: number) => Row | undefined) => {
    for (const [index, row] of sent.entries()) {
      if (isRow(row) && lacks(fields, row) && !matches.get(row)) matches.set(row, find(row, index));
    }
  };
  match((row) => stored.find(({ id }) => id && id === row.id));
  match((row, index) => {
    const placed = stored[index];
    return placed && !row.id && isAlike(row, placed) ? take(placed) : undefined;
  });
  match((row) => (row.id ? undefined : take([...free].find((each) => isAlike(row, each)))));
  match((row, index) =>
    isOlder(fields, row) && !row.id && isSameLength ? take(stored[index]) : undefined,
  );
  return sent.map((row) => {
    const known = matches.get(row);
    return known && isRow(row) ? fillRow(fields, row, known) : row;
  });
}

function fillRow(fields: FieldMap, row: Row, known: Row): Row {
  const lacking = Object.keys(fields).filter(
    (name) => (row[name] === undefined && !fields[name]?.required) || (name === 'id' && !row.id),
  );
  return { ...row, ...pick(known, lacking) };
}

/** The field by which people tell rows apart: the first that is required. */
function titleField(fields: FieldMap): string {
  return Object.keys(fields).find((name) => fields[name]?.required) ?? 'id';
}

function toText(value: unknown): string {
  return String(value ?? '').trim();
}

function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
