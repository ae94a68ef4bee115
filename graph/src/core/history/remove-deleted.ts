import mongoose, { type Connection } from 'mongoose';
import { assertMayChange, type Context } from '../access.ts';
import { AppError, notFound } from '../errors.ts';
import { capitalise } from '../letter-case.ts';
import type { Resource } from '../resource.ts';
import type { Service } from '../service.ts';
import { withLock } from '../write/lock.ts';

type Removed = { id: string; isDone: boolean; code: string; message: string };

/**
 * Removes what is kept of deleted records. Says of each whether that is done. What was restored, or
 * is not the viewer's to remove, stays.
 */
export function removeDeleted(
  context: Context,
  connection: Connection,
  service: Service,
  ids: string[],
): Promise<Removed[]> {
  // Nobody restores several of them meanwhile.
  return withLock(connection, `many ${service.resource.name}`, async () => {
    const removed: Removed[] = [];
    for (const id of ids) removed.push(await tryRemove(context, connection, service, id));
    return removed;
  });
}

async function tryRemove(
  context: Context,
  connection: Connection,
  service: Service,
  id: string,
): Promise<Removed> {
  try {
    await removeOne(context, connection, service, id);
    return { id, isDone: true, code: '', message: '' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { id, isDone: false, code: error.code, message: error.message };
  }
}

async function removeOne(
  context: Context,
  connection: Connection,
  { resource, model }: Service,
  id: string,
): Promise<void> {
  const history = connection.collection('history');
  const ofRecord = { resource: resource.name, recordId: id };
  const deletion = await history.findOne(
    { ...ofRecord, action: 'delete' },
    { sort: { version: -1, _id: -1 } },
  );
  if (await model.exists({ _id: new mongoose.Types.ObjectId(id) })) {
    const restored = `Somebody has restored this ${resource.words.singular}`;
    throw new AppError('CONFLICT', deletion ? restored : neverDeleted(resource));
  }
  if (!deletion) throw notFound(capitalise(resource.words.singular));
  assertMayChange(context, resource, deletion.before ?? {});
  await connection.collection('drafts').deleteMany(ofRecord);
  await connection.collection('notes').deleteMany(ofRecord);
  // The deletion goes last, so that after a crash the record is still in the bin. A restore that
  // has begun meanwhile makes a newer version, whose entry stays.
  await history.deleteMany({ ...ofRecord, version: { $lt: deletion.version } });
  await history.deleteMany({ ...ofRecord, version: deletion.version });
}

/** What is said of a record that is there and was never in the bin. */
export function neverDeleted({ words }: Resource): string {
  return `This ${words.singular} was never deleted`;
}
