import { assertMay, type Context } from '#core/access.ts';
import { AppError, type ErrorCode, invalid } from '#core/errors.ts';
import type { Service } from '#core/service.ts';
import { UPLOAD_TYPES } from '#core/upload-rules.ts';
import { holdUploads } from '#core/write/upload-addresses.ts';
import { ImageError, type ImageErrorCode } from '#storage/image-error.ts';
import type { ImageFacts } from '#storage/images.ts';
import { saveImage } from '#storage/save-image.ts';
import type { Storage } from '#storage/storage.ts';
import { findImage } from '#storage/stored-image.ts';
import { addDocument } from './add-document.ts';
import { type Added, keepUpload } from './keep-upload.ts';

/** A file, what it is filed under and what it shows. `known` are facts examined before. */
export type SentFile = {
  bytes: Uint8Array;
  type: string;
  fileName: string;
  alt?: string;
  known?: ImageFacts;
};

/**
 * Stores a picture or a document, and its record. The same file twice is one upload. Throws
 * UNSUPPORTED_MEDIA, TOO_LARGE or INVALID for a file that is not accepted.
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
  if (type === 'document') return addDocument(service, storage, context, sent);
  const save = () => saveImage(storage, sent.bytes, sent.known);
  const { publicId } = await save().catch(rethrowImageError);
  return holdUploads(service.model.db, async () => {
    // If the same picture was deleted meanwhile, its files are gone and are stored again.
    const image = (await findImage(storage, publicId)) ?? (await save());
    return keepUpload(service, context, image, { ...sent, type });
  });
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
