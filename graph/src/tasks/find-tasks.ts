import type { Connection } from 'mongoose';
import type { Context } from '#core/access.ts';
import { addDays, dateIn } from '#core/calendar.ts';
import { isCalendarDate } from '#core/format.ts';
import { EVERYTHING } from '#core/read/paging.ts';
import type { Service } from '#core/service.ts';
import { titleOf } from '#core/title-of.ts';
import { lastDatesOf } from '#publish/next-moment.ts';
import { readLastBackup } from './last-backup.ts';
import type { Task } from './task.fields.ts';

/** A last date that is as close wants attention. */
const SOON_DAYS = 14;
/** After so many days without a backup, somebody should make one. */
const BACKUP_DAYS = 7;
/** As many records of a kind are named. */
const NAMED = 5;

const NONE = { resource: '', count: 0, recordId: '', title: '', date: '' };

/** What wants doing, the most urgent first. Only administrators hear of backups. */
export async function findTasks(
  context: Context,
  connection: Connection,
  services: ReadonlyMap<string, Service>,
  timeZone: string,
): Promise<Task[]> {
  const today = dateIn(timeZone, new Date());
  const all = [...services.values()];
  const found = await Promise.all([
    context.viewer?.role === 'admin' ? findOldBackup(connection, timeZone, today) : [],
    ...all.map((service) => findLastDates(service, today)),
    ...all.map((service) => countHidden(context, service)),
    countWithoutAlt(context, services),
  ]);
  return found.flat();
}

/** Records that visitors see though their last date is close, or has passed. */
async function findLastDates({ resource, model }: Service, today: string): Promise<Task[]> {
  const isShown = resource.publishedBy ? { [resource.publishedBy]: true } : {};
  const close = addDays(today, SOON_DAYS);
  const found = lastDatesOf(resource).map(async (path) => {
    const lasting = { [path]: { $gt: '', $not: { $gt: close } } };
    const records = await model
      .find({ ...isShown, ...lasting })
      .limit(NAMED)
      .lean();
    return records.map((record): Task => {
      const date = datesAt(record, path).sort().at(-1) ?? '';
      return {
        kind: date < today ? 'passed' : 'soon',
        resource: resource.name,
        count: 1,
        recordId: String(record._id),
        title: titleOf(resource, record),
        date,
      };
    });
  });
  return (await Promise.all(found)).flat();
}

/** The dates at a path such as `departures.date`, which leads through groups and lists. */
function datesAt(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => datesAt(each, path));
  if (path === '') return isCalendarDate(String(value)) ? [String(value)] : [];
  const [name = '', ...rest] = path.split('.');
  return datesAt((value as Record<string, unknown> | null)?.[name], rest.join('.'));
}

async function countHidden(context: Context, service: Service): Promise<Task[]> {
  const { name, publishedBy, isPublished } = service.resource;
  if (!publishedBy || !isPublished) return [];
  const query = { ...EVERYTHING, filter: { [publishedBy]: false }, limit: 1 };
  const { count } = await service.list(context, query);
  return count > 0 ? [{ ...NONE, kind: 'hidden', resource: name, count }] : [];
}

async function countWithoutAlt(
  context: Context,
  services: ReadonlyMap<string, Service>,
): Promise<Task[]> {
  const filter = { hasAlt: false, isUsed: true };
  const found = await services.get('uploads')?.list(context, { ...EVERYTHING, filter, limit: 1 });
  const count = found?.count ?? 0;
  return count > 0 ? [{ ...NONE, kind: 'without-alt', resource: 'uploads', count }] : [];
}

async function findOldBackup(
  connection: Connection,
  timeZone: string,
  today: string,
): Promise<Task[]> {
  const last = await readLastBackup(connection);
  const date = last ? dateIn(timeZone, last) : '';
  if (date > addDays(today, -BACKUP_DAYS)) return [];
  return [{ ...NONE, kind: 'backup', date }];
}
