import { PUBLIC_CONTEXT } from '#core/access.ts';
import { addDays, dateIn, startOfDay } from '#core/calendar.ts';
import type { Field } from '#core/fields/index.ts';
import { isCalendarDate } from '#core/format.ts';
import { visibleTo } from '#core/read/read.ts';
import type { Service } from '#core/service.ts';

type Turning = { name: string; changesAt: NonNullable<Field['changesAt']> };

/** Records whose date is none are passed over, up to so many. */
const MOST_LOOKED_AT = 20;

/**
 * The next moment after `since` at which what visitors read changes by itself: the beginning or the
 * end of a day where the operator is, for the dates whose fields say so (`changesAt`). Null where
 * none is ahead. What changes by itself in another way has its place here.
 */
export async function findNextMoment(
  services: ReadonlyMap<string, Service>,
  timeZone: string,
  since: Date,
): Promise<Date | null> {
  const today = dateIn(timeZone, since);
  const moments = [...services.values()].flatMap((service) =>
    turningFieldsOf(service).map((field) => findTurn(service, field, timeZone, today)),
  );
  const ahead = (await Promise.all(moments)).flatMap((moment) => moment?.getTime() ?? []);
  return ahead.length > 0 ? new Date(Math.min(...ahead)) : null;
}

/** Whether a change of such a record can bring another next moment. */
export function hasMoments(service: Service | undefined): boolean {
  return service !== undefined && turningFieldsOf(service).length > 0;
}

function turningFieldsOf({ resource }: Service): Turning[] {
  if (!resource.isPublished) return [];
  return Object.entries(resource.fields).flatMap(([name, { changesAt }]) =>
    changesAt ? [{ name, changesAt }] : [],
  );
}

async function findTurn(
  { model, resource }: Service,
  { name, changesAt }: Turning,
  timeZone: string,
  today: string,
): Promise<Date | null> {
  const isEnd = changesAt === 'end';
  const found = await model
    .find({ ...visibleTo(PUBLIC_CONTEXT, resource), [name]: { [isEnd ? '$gte' : '$gt']: today } })
    .sort({ [name]: 1 })
    .select({ [name]: 1 })
    .limit(MOST_LOOKED_AT)
    .lean<Record<string, unknown>[]>();
  const date = found.map((each) => String(each[name])).find(isCalendarDate);
  return date === undefined ? null : startOfDay(timeZone, isEnd ? addDays(date, 1) : date);
}
