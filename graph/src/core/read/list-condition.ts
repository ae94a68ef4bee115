import { assertMayWrite, type Context } from '../access.ts';
import { addDays, startOfDay } from '../calendar.ts';
import { changeFilters } from '../change-filters.ts';
import type { Field } from '../fields/index.ts';
import { isCalendarDate } from '../format.ts';
import { filterFields, type Resource } from '../resource.ts';
import { badValue, type ListQuery } from './paging.ts';
import { parseId } from './record-id.ts';
import { toSearchPattern } from './search-pattern.ts';
import { mayBeFound } from './search-words.ts';

type Condition = Record<string, unknown>;
type Filter = ListQuery['filter'];
type ReadZone = () => Promise<string>;

/**
 * MongoDB's condition for what a list is narrowed to. Throws BAD_REQUEST for a value that a filter
 * cannot have, and as for staff where it asks who has changed a record, or when.
 */
export async function toListCondition(
  context: Context,
  resource: Resource,
  query: ListQuery,
  readZone: ReadZone,
): Promise<Condition> {
  assertKnownValues(resource, query);
  const changed = changesIn(query.filter);
  if (Object.keys(changed).length > 0) assertMayWrite(context, resource);
  const conditions = [
    byField(resource, query.filter),
    await byChange(changed, readZone),
    query.condition,
    query.ids ? { _id: { $in: query.ids.map(parseId) } } : {},
    ...bySearch(resource, query.search),
  ];
  return all(conditions);
}

/** One condition that holds where all of these do. */
export function all(conditions: Condition[]): Condition {
  const used = conditions.filter((condition) => Object.keys(condition).length > 0);
  return used.length > 1 ? { $and: used } : (used[0] ?? {});
}

const isOfChange = (name: string) => Object.hasOwn(changeFilters, name);

function changesIn(filter: Filter): Filter {
  return Object.fromEntries(Object.entries(filter).filter(([name]) => isOfChange(name)));
}

function byField({ rowFilters }: Resource, filter: Filter): Condition {
  const others = Object.entries(filter).filter(([name]) => !isOfChange(name));
  return Object.fromEntries(others.map(([name, value]) => [rowFilters[name] ?? name, value]));
}

async function byChange(changed: Filter, readZone: ReadZone): Promise<Condition> {
  const { updatedBy, updatedFrom, updatedUntil } = changed;
  const by = updatedBy === undefined ? {} : { updatedBy };
  if (updatedFrom === undefined && updatedUntil === undefined) return by;
  const zone = await readZone();
  const from = updatedFrom && { $gte: startOfDay(zone, String(updatedFrom)) };
  const until = updatedUntil && { $lt: endOfDay(zone, String(updatedUntil)) };
  return { ...by, updatedAt: { ...from, ...until } };
}

/** The first moment of the day after. There is none after the last day that a text can say. */
function endOfDay(zone: string, date: string): Date {
  return startOfDay(zone, date === '9999-12-31' ? date : addDays(date, 1));
}

function bySearch(resource: Resource, search: string): Condition[] {
  if (!search) return [];
  const found = { $regex: toSearchPattern(search), $options: 'i' };
  const fields = resource.search.map((name) => ({ [name]: found }));
  return [mayBeFound(resource, search) ?? {}, { $or: fields }];
}

function assertKnownValues(resource: Resource, { filter }: ListQuery): void {
  const filters = filterFields(resource);
  for (const [name, value] of Object.entries(filter)) {
    const field = filters[name];
    if (field && !isKnownValue(field, value)) throw badValue(name);
  }
}

function isKnownValue({ control, options }: Field, value: unknown): boolean {
  if (control === 'date') return isCalendarDate(String(value));
  return !options || options.includes(String(value));
}
