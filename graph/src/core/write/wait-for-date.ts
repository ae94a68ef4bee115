import { dateIn, startOfDay, toStoredMoment } from '../calendar.ts';
import { publicStateOf } from '../public-now.ts';
import { readTimeZone } from '../read/time-zone.ts';
import type { Values, Write } from './one-write.ts';

/**
 * Lets a record wait for the day that its resource goes by (`waitsFor`), where that is ahead:
 * `publishFrom` becomes the beginning of the day where the operator is. A moment that somebody sets
 * stands, and so does a record that is live already.
 */
export async function waitForDate(
  { resource, tools }: Pick<Write, 'resource' | 'tools'>,
  values: Values,
  before: Values | null,
): Promise<Values> {
  const { waitsFor, publishedBy } = resource;
  const now = new Date();
  if (waitsFor === null || publishedBy === null) return values;
  if (before && publicStateOf(resource, before, now) === 'live') return values;
  const isTouched = [waitsFor, publishedBy].some((name) => isChanged(name, values, before));
  if (!isTouched || isSet(values, before)) return values;
  const zone = await readTimeZone(tools.services);
  const momentOf = (date: unknown) =>
    typeof date === 'string' && date !== '' ? toStoredMoment(startOfDay(zone, date)) : '';
  const known = { ...before, ...values } as Values;
  const isOwn = known.publishFrom && known.publishFrom !== momentOf(before?.[waitsFor]);
  if (isOwn) return values;
  const isAhead = String(known[waitsFor] ?? '') > dateIn(zone, now);
  return { ...values, publishFrom: isAhead ? momentOf(known[waitsFor]) : '' };
}

/** Whether somebody changes the moment itself. */
function isSet(values: Values, before: Values | null): boolean {
  return before ? isChanged('publishFrom', values, before) : Boolean(values.publishFrom);
}

function isChanged(name: string, values: Values, before: Values | null): boolean {
  return !before || (values[name] !== undefined && values[name] !== before[name]);
}
