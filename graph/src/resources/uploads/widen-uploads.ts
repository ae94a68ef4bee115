import type { Logger } from 'pino';
import { isDiskFull } from '#core/errors.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import { RESPONSIVE_WIDTHS, storedWidths } from '#storage/image-url.ts';
import type { StoredImage } from '#storage/stored-image.ts';
import { widenImage } from '#storage/widen-image.ts';
import type { Upload } from './upload.fields.ts';
import { fileIdsOf, originalIdOf } from './upload-files.ts';

type Tools = Pick<ServiceTools, 'outbox' | 'storage'> & { uploads: Service; logger: Logger };

const LARGEST = Math.max(...RESPONSIVE_WIDTHS);
const WIDEST = Math.max(...storedWidths(Number.POSITIVE_INFINITY));
/** So many pictures are published together. */
const BATCH = 50;

/**
 * Makes the widths for fine screens of pictures that were uploaded before there were any, one
 * picture at a time and after all requests. A record names a width once its file is there. Each
 * picture is looked at once, for its record keeps up to which width; what fails is tried again at
 * the next start. Gives the number of pictures that have more widths now.
 */
export async function widenUploads(tools: Tools, signal: AbortSignal): Promise<number> {
  let count = 0;
  for (const upload of await listUnseen(tools.uploads)) {
    if (signal.aborted) break;
    try {
      if (!(await widen(tools, upload, signal))) continue;
    } catch (error) {
      if (signal.aborted) break;
      const { public_id } = upload;
      tools.logger.warn({ error, public_id }, 'A picture could not get its further widths');
      if (isDiskFull(error)) break;
      continue;
    }
    count += 1;
    if (count % BATCH === 0) await publish(tools);
  }
  if (count % BATCH > 0) await publish(tools);
  return count;
}

type Unseen = Pick<Upload, 'public_id' | 'files' | 'widths'> & { _id: unknown };

/** Those that are wide enough, and those whose whole picture may be. */
async function listUnseen({ model }: Service): Promise<Unseen[]> {
  const isLarge = { $or: [{ width: LARGEST }, { 'files.0': { $exists: true } }] };
  const filter = { ...isLarge, type: { $ne: 'document' }, widenedTo: { $ne: WIDEST } };
  const projection = { public_id: 1, files: 1, widths: 1 };
  const found = await model.collection.find(filter, { projection }).sort({ _id: 1 }).toArray();
  return found as unknown as Unseen[];
}

/** Widens all files of a picture: an earlier one comes back where a crop is undone. */
async function widen(
  { uploads, storage }: Tools,
  upload: Unseen,
  signal: AbortSignal,
): Promise<boolean> {
  const { _id, public_id, widths = [] } = upload;
  const images: (StoredImage | null)[] = [];
  for (const id of fileIdsOf(upload)) {
    images.push(await widenImage(storage, id, originalIdOf(upload), signal));
  }
  const present = images.find((image) => image?.publicId === public_id);
  const isWider = present != null && present.widths.length > widths.length;
  const more = isWider ? { widths: present.widths, updatedAt: new Date() } : {};
  // One that was cropped meanwhile is looked at again at the next start.
  const { modifiedCount } = await uploads.model.collection.updateOne({ _id, public_id } as object, {
    $set: { ...more, widenedTo: WIDEST },
  });
  return isWider && modifiedCount > 0;
}

/** Pages name the new widths. The version stays: nobody's edit of the texts becomes stale. */
async function publish({ outbox, uploads }: Tools): Promise<void> {
  await outbox.add({ resource: uploads.resource.name, recordId: '', action: 'update' });
}
