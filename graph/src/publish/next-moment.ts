import { PUBLIC_CONTEXT } from '#core/access.ts';
import { addDays, dateIn, startOfDay, toStoredMoment } from '#core/calendar.ts';
import type { Field, FieldMap } from '#core/fields/index.ts';
import { isCalendarDate } from '#core/format.ts';
import { visibleTo } from '#core/read/read.ts';
import type { Resource } from '#core/resource.ts';
import type { Service } from '#core/service.ts';

/** A date that changes answers. `path` leads to it, into groups and lists of them too. */
type Turning = { path: string; changesAt: NonNullable<Field['changesAt']> };
/** A day at whose beginning or end answers change. */
type TurningDay = { path: string; changesAt: 'start' | 'end' };

/**
 * The next moment after `since` at which what visitors read changes by itself: a moment, or the
 * beginning or the end of a day where the operator is, by the fields that say so (`changesAt`).
 * Null where none is ahead. What changes by itself in another way has its place here.
 */
export async function findNextMoment(
  services: ReadonlyMap<string, Service>,
  timeZone: string,
  since: Date,
): Promise<Date | null> {
  const today = dateIn(timeZone, since);
  const moments = [...services.values()].flatMap((service) =>
    turningFieldsOf(service).map(({ path, changesAt }) =>
      changesAt === 'moment'
        ? findMoment(service, path, since)
        : findTurn(service, { path, changesAt }, timeZone, today),
    ),
  );
  const ahead = (await Promise.all(moments)).flatMap((moment) => moment?.getTime() ?? []);
  return ahead.length > 0 ? new Date(Math.min(...ahead)) : null;
}

/** Whether a change of such a record can bring another next moment. */
export function hasMoments(service: Service | undefined): boolean {
  return service !== undefined && turningFieldsOf(service).length > 0;
}

/** The paths of the dates after which a record, or a part of it, is no longer shown. */
export function lastDatesOf({ isPublished, fields }: Resource): string[] {
  if (!isPublished) return [];
  return listTurning(fields).flatMap(({ path, changesAt }) => (changesAt === 'end' ? [path] : []));
}

function turningFieldsOf({ resource }: Service): Turning[] {
  if (!resource.isPublished) return [];
  return listTurning(resource.fields);
}

function listTurning(fields: FieldMap, prefix = ''): Turning[] {
  return Object.entries(fields).flatMap(([name, { changesAt, fields: inner, of }]) => {
    const path = prefix + name;
    if (changesAt) return [{ path, changesAt }];
    return listTurning(inner ?? of?.fields ?? {}, `${path}.`);
  });
}

/** The next moment of a field, in records that are not hidden: they come or go then. */
async function findMoment({ model, resource }: Service, path: string, since: Date) {
  const { publishedBy } = resource;
  const ahead = { [path]: { $gt: toStoredMoment(since) } };
  const first = await model
    .findOne({ ...(publishedBy && { [publishedBy]: true }), ...ahead }, { [path]: 1 })
    .sort({ [path]: 1 })
    .lean();
  const time = Date.parse(String(first?.[path]));
  return Number.isNaN(time) ? null : new Date(time);
}

async function findTurn(
  { model, resource }: Service,
  { path, changesAt }: TurningDay,
  timeZone: string,
  today: string,
): Promise<Date | null> {
  const isEnd = changesAt === 'end';
  const ahead = { [isEnd ? '$gte' : '$gt']: today };
  const found = await model.distinct(path, {
    ...visibleTo(PUBLIC_CONTEXT, resource),
    [path]: ahead,
  });
  // A record that has one date ahead can have others that are not.
  const dates = found.map(String).filter(isCalendarDate).sort();
  const date = dates.find((each) => (isEnd ? each >= today : each > today));
  return date === undefined ? null : startOfDay(timeZone, isEnd ? addDays(date, 1) : date);
}
