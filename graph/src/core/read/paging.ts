import { AppError } from '../errors.ts';
import type { Control, Field } from '../fields/index.ts';
import { filterFields, type Resource } from '../resource.ts';

export const MAX_LIMIT = 1000;
export const MAX_PAGE = 1_000_000;
export const MAX_SEARCH = 200;

/** A part of a list: `limit` entries. Pages count from 1. */
export type Page = { page: number; limit: number };

/** The default for lists that grow for ever, such as a history. */
export const FIRST_PAGE: Page = { page: 1, limit: 50 };

/** A parsed list request. A list without a limit is whole, up to MAX_LIMIT. */
export type ListQuery = Page & {
  filter: Record<string, string | number | boolean>;
  /** MongoDB's condition that the filters beyond the fields stand for. No caller sends one. */
  condition: Record<string, unknown>;
  ids: string[] | null;
  search: string;
  sort: string;
  /** The fields that are wanted of each record, if not all. Visitors get all that they may see. */
  fields: readonly string[] | null;
};

export const EVERYTHING: ListQuery = {
  filter: {},
  condition: {},
  ids: null,
  search: '',
  sort: '',
  fields: null,
  page: 1,
  limit: MAX_LIMIT,
};

/**
 * Reads a list request from a query string's values. Throws BAD_REQUEST for a parameter the
 * resource does not know and for a value that the parameter cannot have.
 */
export function parseListQuery(resource: Resource, params: Record<string, unknown>): ListQuery {
  const query = structuredClone(EVERYTHING);
  const filters = filterFields(resource);
  for (const [name, value] of Object.entries(params)) {
    if (typeof value !== 'string') throw badValue(name);
    if (name === 'page') query.page = wholeNumber(name, value, MAX_PAGE);
    else if (name === 'limit') query.limit = wholeNumber(name, value, MAX_LIMIT);
    else if (name === 'search') query.search = toSearch(value);
    else if (name === 'sort') query.sort = value;
    else if (Object.hasOwn(filters, name)) {
      query.filter[name] = filterValue(name, filters[name], value);
    } else throw unknownParameter(name);
  }
  return query;
}

/** Reads `page` and `limit` from a query string's values. Throws BAD_REQUEST for anything else. */
export function parsePage(params: Record<string, unknown>): Page {
  const wanted = { ...FIRST_PAGE };
  for (const [name, value] of Object.entries(params)) {
    if (name === 'page') wanted.page = wholeNumber(name, value, MAX_PAGE);
    else if (name === 'limit') wanted.limit = wholeNumber(name, value, MAX_LIMIT);
    else throw unknownParameter(name);
  }
  return wanted;
}

/** The page with these numbers, each `usual` unless given. Throws BAD_REQUEST beyond the bounds. */
export function toPage(
  page: number | null | undefined,
  limit: number | null | undefined,
  usual: Page,
): Page {
  const wanted = { page: page ?? usual.page, limit: limit ?? usual.limit };
  const isInRange = (value: number, max: number) => value >= 1 && value <= max;
  if (isInRange(wanted.page, MAX_PAGE) && isInRange(wanted.limit, MAX_LIMIT)) return wanted;
  throw new AppError('BAD_REQUEST', `page counts from 1, limit up to ${MAX_LIMIT}`);
}

/**
 * MongoDB's sort for a text such as `-createdAt`. Ties are broken by `_id`. Throws BAD_REQUEST for
 * a field that lists cannot be sorted by.
 */
export function toSort(resource: Resource, sort: string): Record<string, 1 | -1> {
  const asked = sort || resource.sort;
  const direction = asked.startsWith('-') ? -1 : 1;
  const name = asked.replace(/^-/, '');
  if (name === 'id' || name === '_id') return { _id: direction };
  if (!sortableFields(resource).includes(name)) throw badValue('sort');
  if (resource.unique.includes(name)) return { [name]: direction };
  return { [name]: direction, _id: direction };
}

/**
 * The fields that lists can be sorted by, beside the id: times, and fields of short values. An
 * order would tell what a field with a `visibleWhen` holds.
 */
export function sortableFields({ fields }: Resource): string[] {
  const isSortable = ([, { control, visibleWhen }]: [string, Field]) =>
    SHORT.includes(control) && !visibleWhen;
  const names = Object.entries(fields)
    .filter(isSortable)
    .map(([name]) => name);
  return ['createdAt', 'updatedAt', ...names];
}

/** Trims and cuts a search. Throws BAD_REQUEST for a null character: MongoDB takes none. */
export function toSearch(value: string): string {
  if (value.includes('\0')) throw badValue('search');
  return value.trim().slice(0, MAX_SEARCH);
}

const SHORT: readonly Control[] = [
  ...(['text', 'slug', 'email', 'select', 'date', 'moment'] as const),
  ...(['number', 'money', 'rating', 'switch'] as const),
];

function wholeNumber(name: string, value: unknown, max: number): number {
  const number = Number(value);
  const isWhole = typeof value === 'string' && /^\d{1,9}$/.test(value);
  if (!isWhole || number < 1 || number > max) throw badValue(name);
  return number;
}

function filterValue(name: string, field: Field | undefined, value: string) {
  if (field?.type === 'boolean') {
    if (value !== 'true' && value !== 'false') throw badValue(name);
    return value === 'true';
  }
  if (field?.type === 'number' || field?.type === 'integer') {
    if (value.trim() === '' || !Number.isFinite(Number(value))) throw badValue(name);
    return Number(value);
  }
  return value;
}

export function unknownParameter(name: string): AppError {
  return new AppError('BAD_REQUEST', `Unknown query parameter: ${name}`);
}

/** BAD_REQUEST for a value that a parameter of a list cannot have. */
export function badValue(name: string): AppError {
  return new AppError('BAD_REQUEST', `The query parameter ${name} has an unknown value`);
}
