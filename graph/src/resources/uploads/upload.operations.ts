import { assertMay, type Context } from '#core/access.ts';
import { AppError, type ErrorCode, invalid, notFound } from '#core/errors.ts';
import { text } from '#core/fields/index.ts';
import { defineOperation, messageOutput, type Operation } from '#core/operation.ts';
import { EVERYTHING } from '#core/paging.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import { ImageError, type ImageErrorCode } from '#storage/image-error.ts';
import { removeImage, saveImage } from '#storage/save-image.ts';
import type { Storage } from '#storage/storage.ts';
import { UPLOAD_TYPES, type Upload } from './upload.fields.ts';

/**
 * Stores a picture and its record. The same picture twice is one upload. Throws UNSUPPORTED_MEDIA,
 * TOO_LARGE or INVALID for what is not a picture that we accept.
 */
export async function addUpload(
  service: Service,
  storage: Storage,
  context: Context,
  sent: { bytes: Uint8Array; type: string },
): Promise<Upload> {
  assertMay(context, 'staff');
  const type = UPLOAD_TYPES.find((each) => each === sent.type);
  if (!type) {
    const message = `type must be one of: ${UPLOAD_TYPES.join(', ')}`;
    throw invalid([{ path: 'type', message }]);
  }
  const { publicId, ...stored } = await saveImage(storage, sent.bytes).catch(rethrowImageError);
  const known = await findUpload(service, context, publicId);
  const upload = known ?? (await service.create(context, { ...stored, public_id: publicId, type }));
  return upload as unknown as Upload;
}

export function uploadOperations(service: Service, { storage }: ServiceTools): Operation[] {
  return [
    defineOperation({
      name: 'deleteUpload',
      summary: 'Deletes an uploaded picture',
      kind: 'mutation',
      method: 'delete',
      path: '/upload',
      audience: 'staff',
      input: { public_id: text({ label: 'public_id', required: true }) },
      output: messageOutput,
      async run(context, { input }) {
        const upload = await findUpload(service, context, input.public_id);
        if (!upload) throw notFound('Upload');
        await service.remove(context, upload.id);
        await removeImage(storage, input.public_id);
        return { message: 'Upload deleted successfully' };
      },
    }),
  ];
}

async function findUpload(service: Service, context: Context, publicId: string) {
  const filter = { public_id: publicId };
  const { records } = await service.list(context, { ...EVERYTHING, filter, limit: 1 });
  return records[0] ?? null;
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
