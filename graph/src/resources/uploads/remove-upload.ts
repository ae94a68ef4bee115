import type { Context } from '#core/access.ts';
import type { PlainRecord } from '#core/read/record.ts';
import type { Service } from '#core/service.ts';
import { removeFiles } from '#storage/save-image.ts';
import type { Storage } from '#storage/storage.ts';
import { fileIdsOf } from './upload-files.ts';

/** Removes the record first: files without a record are harmless, but not the reverse. */
export async function removeUpload(
  service: Service,
  storage: Storage,
  context: Context,
  upload: PlainRecord,
): Promise<void> {
  await service.remove(context, upload.id);
  for (const publicId of fileIdsOf(upload)) await removeFiles(storage, publicId);
}
