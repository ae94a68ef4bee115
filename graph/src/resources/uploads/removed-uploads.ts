import type { Connection } from 'mongoose';
import type { Context } from '#core/access.ts';
import { inParts, partsOf } from '#core/in-parts.ts';
import type { PlainRecord } from '#core/read/record.ts';
import type { Service } from '#core/service.ts';
import { holdUploads } from '#core/write/upload-addresses.ts';
import { removeFiles } from '#storage/save-image.ts';
import type { Storage } from '#storage/storage.ts';
import { findImage } from '#storage/stored-image.ts';
import { fileIdsOf, thoseOfUploads } from './upload-files.ts';

/**
 * A removed upload whose files are kept for a while. `version` is the last of its record, and
 * `document` the key of its only file, where it is no picture. Earlier notes have no `files`: then
 * `publicId` is the only one.
 */
type Removed = {
  _id: string;
  publicId: string;
  files?: string[];
  version: number;
  document: string;
  at: Date;
};

/** How long the files of pictures that were removed as unused are kept: a day. */
const KEPT_MS = 24 * 3600 * 1000;

const removedOf = (connection: Connection) => connection.collection<Removed>('removed_uploads');

/**
 * Removes the record of an upload and keeps its files, so that it can be brought back. What cannot
 * be finished leaves a note about a picture that is there, which nothing minds.
 */
export async function removeForNow(
  service: Service,
  context: Context,
  upload: PlainRecord,
): Promise<void> {
  const { id, public_id, version, type, url } = upload;
  const publicId = String(public_id);
  const address = String(url);
  const document = type === 'document' ? address.slice(address.indexOf(publicId)) : '';
  const files = fileIdsOf(upload);
  const note = { publicId, files, version: Number(version), document, at: new Date() };
  const removed = removedOf(service.model.db);
  await removed.updateOne({ _id: id }, { $set: note }, { upsert: true });
  await service.remove(context, id);
}

/** Whether an upload is removed and can be brought back: nobody uploaded it again meanwhile. */
export async function isRestorable({ model }: Service, storage: Storage, id: string) {
  const note = await removedOf(model.db).findOne({ _id: id, at: { $gt: oldest() } });
  if (!note || (await areThere({ model }, [note])).length > 0) return false;
  const { document, publicId } = note;
  return (await (document ? storage.get(document) : findImage(storage, publicId))) !== null;
}

/** How many uploads can be brought back, and until when: the moment the first of them expires. */
export async function listRemoved({ model }: Service): Promise<{ count: number; until: string }> {
  const notes = await removedOf(model.db)
    .find({ at: { $gt: oldest() } })
    .sort({ at: 1 })
    .toArray();
  const back = await areThere({ model }, notes);
  const gone = notes.filter((note) => !back.includes(note));
  const first = gone[0]?.at.getTime();
  return {
    count: gone.length,
    until: first === undefined ? '' : new Date(first + KEPT_MS).toISOString(),
  };
}

/** Brings all of them back, each as it was, and gives their number. */
export async function restoreRemoved(
  service: Service,
  storage: Storage,
  context: Context,
): Promise<number> {
  const removed = removedOf(service.model.db);
  let count = 0;
  const restore = async ({ _id, version }: Removed) => {
    if (await isRestorable(service, storage, _id)) {
      await service.restore(context, _id, version);
      count += 1;
    }
    await removed.deleteOne({ _id });
  };
  const notes = await removed.find({ at: { $gt: oldest() } }).toArray();
  // A picture that was removed twice comes back once.
  const perFile = Map.groupBy(notes.flatMap(filesOf), (id) => id);
  const isRepeated = (note: Removed) => filesOf(note).some((id) => perFile.get(id)?.[1]);
  for (const part of partsOf(notes)) {
    await holdUploads(service.model.db, () => inParts(part, restore, isRepeated));
  }
  return count;
}

/** Removes the files of those that were kept long enough, unless the picture is there again. */
export async function removeExpired(service: Service, storage: Storage): Promise<void> {
  const removed = removedOf(service.model.db);
  for (const note of await removed.find({ at: { $lte: oldest() } }).toArray()) {
    await holdUploads(service.model.db, async () => {
      const isBack = (await areThere(service, [note])).length > 0;
      for (const id of isBack ? [] : filesOf(note)) await removeFiles(storage, id);
      await removed.deleteOne({ _id: note._id });
    });
  }
}

/** Those whose files belong to an upload: it was uploaded again, or brought back. */
async function areThere(uploads: Pick<Service, 'model'>, notes: readonly Removed[]) {
  const there = await thoseOfUploads(uploads, notes.flatMap(filesOf));
  return notes.filter((note) => filesOf(note).some((id) => there.has(id)));
}

function filesOf({ publicId, files }: Removed): string[] {
  return files ?? [publicId];
}

const oldest = () => new Date(Date.now() - KEPT_MS);
