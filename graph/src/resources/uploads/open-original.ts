import { AppError } from '#core/errors.ts';
import { readSize } from '#storage/decode-image.ts';
import type { Size } from '#storage/recipe.ts';
import { getFile } from '#storage/sizes.ts';
import type { Storage } from '#storage/storage.ts';
import { findImage } from '#storage/stored-image.ts';
import type { Upload } from './upload.fields.ts';
import { originalIdOf } from './upload-files.ts';

/** What crops are made of. `url` is the public address of the whole picture in its largest size. */
type Original = { id: string; url: string; bytes: Uint8Array; size: Size };

/**
 * The original of an upload. Where none was kept, the largest size of the picture is the original.
 * Throws CONFLICT where its files are missing.
 */
export async function openOriginal(storage: Storage, upload: Upload): Promise<Original> {
  const id = originalIdOf(upload);
  const image = await findImage(storage, id);
  const bytes =
    image &&
    ((await storage.kept?.get(id)) ??
      (await storage.originals?.get(id)) ??
      (await getFile(storage, `${id}/${image.widths.at(-1)}.webp`))?.bytes);
  if (!image || !bytes) {
    throw new AppError('CONFLICT', 'The files of this picture are missing. Upload it again.');
  }
  return { id, url: image.url, bytes, size: await readSize(bytes) };
}
