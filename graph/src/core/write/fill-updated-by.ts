import type { mongo } from 'mongoose';
import { SYSTEM_CONTEXT } from '../access.ts';
import { DRAFT_ACTIONS } from '../record-history.ts';
import { isContent } from '../resource.ts';
import type { Service } from '../service.ts';

/** Small enough for no command to hold up the database for long. */
const BATCH = 200;

type Services = ReadonlyMap<string, Service>;
type Change = { recordId: string; version: number; by: string };

/**
 * Stores who changed content last where records do not say it, such as those from before an
 * upgrade: by the history, which names people by their e-mails. It is empty where nobody has that
 * e-mail now. Gives how many records there were.
 */
export async function fillUpdatedBy(services: Services): Promise<number> {
  const idOf = await readIds(services);
  let count = 0;
  for (const service of services.values()) {
    if (isContent(service.resource)) count += await fill(service, idOf);
  }
  return count;
}

type IdOf = (by: string) => string;

async function fill({ resource, model }: Service, idOf: IdOf): Promise<number> {
  const silent = { updatedBy: null };
  let count = 0;
  for (;;) {
    const found = await model.collection
      .find(silent, { projection: { _id: 1 } })
      .limit(BATCH)
      .toArray();
    if (found.length === 0) return count;
    count += found.length;
    const ids = found.map(({ _id }) => String(_id));
    const names = await readLastNames(model.db, resource.name, ids);
    const writes = found.map(({ _id }): mongo.AnyBulkWriteOperation => {
      const updatedBy = idOf(names.get(String(_id)) ?? '');
      // A record that is saved meanwhile says it itself.
      return { updateOne: { filter: { _id, ...silent }, update: { $set: { updatedBy } } } };
    });
    await model.collection.bulkWrite(writes, { ordered: false });
  }
}

/** How the history names who made the last change of each record. */
async function readLastNames(db: Service['model']['db'], resource: string, ids: string[]) {
  const ofRecords = { resource, recordId: { $in: ids }, action: { $nin: [...DRAFT_ACTIONS] } };
  const changes = db
    .collection<Change>('history')
    .find(ofRecords, { projection: { recordId: 1, version: 1, by: 1 } });
  const last = new Map<string, Change>();
  for await (const change of changes) {
    const known = last.get(change.recordId);
    if (!known || known.version <= change.version) last.set(change.recordId, change);
  }
  return new Map([...last].map(([id, { by }]) => [id, by]));
}

/** Makes the function that gives the id of the account that the history names so. */
async function readIds(services: Services): Promise<IdOf> {
  const users = (await services.get('users')?.model.find({}, { email: 1 }).lean()) ?? [];
  const ids = new Map(users.map(({ _id, email }) => [String(email), String(_id)]));
  const { viewer } = SYSTEM_CONTEXT;
  if (viewer) ids.set(viewer.name, viewer.id);
  return (by) => ids.get(by) ?? '';
}
