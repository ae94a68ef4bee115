import { DEFAULT_TIME_ZONE, dateIn, startOfDay, toStoredMoment } from '../calendar.ts';
import { publicStateOf } from '../public-now.ts';
import { readTimeZone } from '../read/time-zone.ts';
import { SINGLE_ID } from '../single.ts';
import type { Values, Write } from './one-write.ts';

/**
 * Lets a record wait for the day that its resource goes by (`waitsFor`), where that is ahead:
 * `publishFrom` becomes the beginning of the day where the operator is. A moment that somebody sets
 * stands, and so does a record that is live already. A moment of a zone that the operator was in is
 * one that was set so.
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
  const known = { ...before, ...values } as Values;
  const isOurs = async () => {
    const moments = (await listZones(tools)).map((each) => momentOf(each, before?.[waitsFor]));
    return moments.includes(String(known.publishFrom));
  };
  if (known.publishFrom && !(await isOurs())) return values;
  const isAhead = String(known[waitsFor] ?? '') > dateIn(zone, now);
  return { ...values, publishFrom: isAhead ? momentOf(zone, known[waitsFor]) : '' };
}

function momentOf(zone: string, date: unknown): string {
  return typeof date === 'string' && date !== '' ? toStoredMoment(startOfDay(zone, date)) : '';
}

/** The zones that the operator is and was in, also before the first one was set. */
async function listZones({ services, history }: Write['tools']): Promise<string[]> {
  const earlier = await history.listValues('settings', SINGLE_ID, 'timeZone');
  return [...new Set([DEFAULT_TIME_ZONE, await readTimeZone(services), ...earlier.map(String)])];
}

/** Whether somebody changes the moment itself. */
function isSet(values: Values, before: Values | null): boolean {
  return before ? isChanged('publishFrom', values, before) : Boolean(values.publishFrom);
}

function isChanged(name: string, values: Values, before: Values | null): boolean {
  return !before || (values[name] !== undefined && values[name] !== before[name]);
}
