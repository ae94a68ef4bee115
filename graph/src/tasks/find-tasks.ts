import type { Connection } from 'mongoose';
import type { Context } from '#core/access.ts';
import { addDays, dateIn } from '#core/calendar.ts';
import { findDrafts } from '#core/drafts/draft.operations.ts';
import { isCalendarDate } from '#core/format.ts';
import { EVERYTHING } from '#core/read/paging.ts';
import { findWaiting } from '#core/review/note.operations.ts';
import { createNotes } from '#core/review/notes.ts';
import { mayPublish, mayWrite } from '#core/roles.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import { titleOf } from '#core/title-of.ts';
import { lastDatesOf } from '#publish/next-moment.ts';
import { outsideLinksIn } from '../outside-links/find-outside-links.ts';
import { readBrokenLinks } from '../outside-links/link-checks.ts';
import { readLastBackup } from './last-backup.ts';
import type { Task } from './task.fields.ts';

/** A last date that is as close wants attention. */
const SOON_DAYS = 14;
/** After so many days without a backup, somebody should make one. */
const BACKUP_DAYS = 7;
/** As many records of a kind are named. */
const NAMED = 5;
/** Some of them may be mended by now. */
const LINKS_LOOKED_AT = 50;

const NONE = { resource: '', count: 0, recordId: '', title: '', address: '', date: '' };

export type TaskTools = Pick<ServiceTools, 'connection' | 'services' | 'drafts'> & {
  /** The bytes that are left on the disk where that is little; else null. */
  readLowSpace: () => Promise<number | null>;
};

/** What wants doing, the most urgent first. Only administrators hear of the installation. */
export async function findTasks(
  context: Context,
  tools: TaskTools,
  timeZone: string,
): Promise<Task[]> {
  const { connection, services } = tools;
  const { viewer } = context;
  if (!viewer) return [];
  const today = dateIn(timeZone, new Date());
  const theirs = [...services.values()].filter(({ resource }) => mayWrite(viewer, resource));
  const isAdmin = viewer.role === 'admin';
  const found = await Promise.all([
    isAdmin ? findLowSpace(tools) : [],
    isAdmin ? findOldBackup(connection, timeZone, today) : [],
    findReviews(context, tools),
    findOwnDrafts(context, tools),
    // What visitors see is not for authors to change.
    ...(mayPublish(viewer) ? theirs : []).map((service) => findLastDates(service, today)),
    ...(mayPublish(viewer) ? [findBrokenLinks(tools, theirs)] : []),
    ...theirs.map((service) => countHidden(context, service)),
    countWithoutAlt(context, services),
  ]);
  return found.flat();
}

/** Nothing is asked of authors: their own questions wait for others. */
async function findReviews(context: Context, tools: TaskTools): Promise<Task[]> {
  if (!context.viewer || !mayPublish(context.viewer)) return [];
  const waiting = await findWaiting(context, tools, createNotes(tools.connection));
  return waiting.slice(0, NAMED).map((each) => ({ ...toTask(each), kind: 'review' }));
}

/** The drafts that the viewer can publish or go on with. */
async function findOwnDrafts(context: Context, tools: TaskTools): Promise<Task[]> {
  const { viewer } = context;
  if (!viewer) return [];
  const drafts = await findDrafts(context, tools);
  const theirs = drafts.filter(({ by }) => mayPublish(viewer) || by === viewer.email);
  return theirs.slice(0, NAMED).map((each) => ({ ...toTask(each), kind: 'draft' }));
}

const toTask = ({ resource, recordId, title }: Pick<Task, 'resource' | 'recordId' | 'title'>) => ({
  ...{ ...NONE, resource, recordId, title, count: 1 },
});

async function findLowSpace({ readLowSpace }: TaskTools): Promise<Task[]> {
  const bytes = await readLowSpace();
  return bytes === null ? [] : [{ ...NONE, kind: 'disk', count: Math.floor(bytes / 1024 ** 2) }];
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
        address: '',
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

/** The links to other sites that lead nowhere, in records that still have them. */
async function findBrokenLinks(
  { connection }: TaskTools,
  services: readonly Service[],
): Promise<Task[]> {
  const tasks: Task[] = [];
  const names = services.map(({ resource }) => resource.name);
  for (const { address, places } of await readBrokenLinks(connection, names, LINKS_LOOKED_AT)) {
    for (const { resource, recordId } of places) {
      if (tasks.length === NAMED) return tasks;
      const service = services.find((each) => each.resource.name === resource);
      const record = await service?.model.findById(recordId).lean();
      if (!service || !record || !isShown(service, record)) continue;
      if (!outsideLinksIn(record, '').has(address)) continue;
      const title = titleOf(service.resource, record);
      tasks.push({ ...toTask({ resource, recordId, title }), kind: 'broken-link', address });
    }
  }
  return tasks;
}

function isShown({ resource: { publishedBy } }: Service, record: Record<string, unknown>): boolean {
  return publishedBy === null || record[publishedBy] === true;
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
