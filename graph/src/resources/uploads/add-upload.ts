import { assertMay, type Context } from '#core/access.ts';
import { AppError, type ErrorCode, invalid } from '#core/errors.ts';
import type { Service } from '#core/service.ts';
import { UPLOAD_TYPES } from '#core/upload-rules.ts';
import { holdUploads } from '#core/write/upload-addresses.ts';
import { ImageError, type ImageErrorCode } from '#storage/image-error.ts';
import type { ImageFacts } from '#storage/images.ts';
import { saveImage } from '#storage/save-image.ts';
import type { Storage } from '#storage/storage.ts';
import { findImage, type StoredImage } from '#storage/stored-image.ts';
import { findUpload } from './find-upload.ts';
import { titleOfFile } from './title-of-file.ts';
import type { Upload } from './upload.fields.ts';

/** A file and what it is filed under. `known` are the facts of a picture examined before. */
export type SentFile = { bytes: Uint8Array; type: string; fileName: string; known?: ImageFacts };

/** An upload; `isNew` is false where the library had the same file before. */
export type Added = { upload: Upload; isNew: boolean };

/**
 * Stores a picture and its record. The same picture twice is one upload. Throws UNSUPPORTED_MEDIA,
 * TOO_LARGE or INVALID for a file that is not accepted.
 */
export async function addUpload(
  service: Service,
  storage: Storage,
  context: Context,
  sent: SentFile,
): Promise<Added> {
  assertMay(context, 'staff');
  const type = UPLOAD_TYPES.find((each) => each === sent.type);
  if (!type) {
    const message = `type must be one of: ${UPLOAD_TYPES.join(', ')}`;
    throw invalid([{ path: 'type', message }]);
  }
  const save = () => saveImage(storage, sent.bytes, sent.known);
  const { publicId } = await save().catch(rethrowImageError);
  return holdUploads(service.model.db, async () => {
    // If the same picture was deleted meanwhile, its files are gone and are stored again.
    const image = (await findImage(storage, publicId)) ?? (await save());
    return keepUpload(service, context, image, { ...sent, type });
  });
}

/** The record of a stored picture: the existing one or a new one. */
async function keepUpload(
  service: Service,
  context: Context,
  { publicId, ...stored }: StoredImage,
  { type, fileName }: { type: Upload['type']; fileName: string },
): Promise<Added> {
  const known = await findUpload(service, context, publicId);
  // The new date keeps the picture out of the list of unused ones for a day.
  if (known) await service.model.updateOne({ _id: known.id }, { updatedAt: new Date() });
  const name = nameOf(fileName);
  const named = { fileName: name, title: titleOfFile(name) };
  const values = { ...stored, ...named, public_id: publicId, type };
  const record = known ?? (await service.create(context, values));
  return { upload: record as unknown as Upload, isNew: known === null };
}

const LONGEST_NAME = 200;

/** The last part of what a browser calls a file, as far as it is text. */
function nameOf(fileName: string): string {
  const name = fileName.split(/[/\\]/).at(-1) ?? '';
  return name
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '')
    .trim()
    .slice(0, LONGEST_NAME);
}

const CODES: Record<ImageErrorCode, ErrorCode> = {
  UNSUPPORTED_IMAGE: 'UNSUPPORTED_MEDIA',
  IMAGE_TOO_LARGE: 'TOO_LARGE',
  IMAGE_UNREADABLE: 'INVALID',
};

function rethrowImageError(error: unknown): never {
  if (!(error instanceof ImageError)) throw error;
  const errors = [{ path: 'image', message: error.message }];
  throw new AppError(CODES[error.code], error.message, { errors });
}
