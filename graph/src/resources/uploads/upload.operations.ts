import { assertMay, type Context } from '#core/access.ts';
import { AppError, type ErrorCode, invalid, notFound } from '#core/errors.ts';
import { flag, integer, text } from '#core/fields/index.ts';
import { defineOperation, messageOutput, type Operation } from '#core/operation.ts';
import { EVERYTHING } from '#core/read/paging.ts';
import type { PlainRecord } from '#core/read/record.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import { UPLOAD_TYPES } from '#core/upload-rules.ts';
import { holdUploads } from '#core/write/upload-addresses.ts';
import { ImageError, type ImageErrorCode } from '#storage/image-error.ts';
import type { ImageFacts } from '#storage/images.ts';
import { removeTemporary } from '#storage/leftovers.ts';
import { removeImage, saveImage } from '#storage/save-image.ts';
import type { Storage } from '#storage/storage.ts';
import { findImage, type StoredImage } from '#storage/stored-image.ts';
import { framedUploads } from './framed-uploads.ts';
import { SPARED_MS, sweepUploads } from './sweep-uploads.ts';
import { findUnusedUploads } from './unused-uploads.ts';
import { isCentred, type Upload } from './upload.fields.ts';
import {
  findUses,
  nameUse,
  type Replacing,
  rehearseReplacing,
  replaceUses,
} from './upload-uses.ts';

/**
 * Stores a picture and its record. The same picture twice is one upload. Throws UNSUPPORTED_MEDIA,
 * TOO_LARGE or INVALID for a file that is not accepted.
 */
export async function addUpload(
  service: Service,
  storage: Storage,
  context: Context,
  sent: { bytes: Uint8Array; type: string; known?: ImageFacts },
): Promise<Upload> {
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
    return keepUpload(service, context, image, type);
  });
}

/** The record of a stored picture: the existing one or a new one. */
async function keepUpload(
  service: Service,
  context: Context,
  { publicId, ...stored }: StoredImage,
  type: Upload['type'],
): Promise<Upload> {
  const known = await findUpload(service, context, publicId);
  const record = known ?? (await service.create(context, { ...stored, public_id: publicId, type }));
  // The new date keeps the picture out of the list of unused ones for a day.
  if (known) await service.model.updateOne({ _id: known.id }, { updatedAt: new Date() });
  return record as unknown as Upload;
}

/** Restores earlier texts of a picture. A deleted picture cannot be restored: it has no files. */
export function extendUploads(service: Service): Service {
  return {
    ...service,
    async restore(context, id, version) {
      assertMay(context, service.resource.write);
      await service.get(context, id);
      return service.restore(context, id, version);
    },
  };
}

export function uploadOperations(service: Service, tools: ServiceTools): Operation[] {
  const { storage } = tools;
  return [
    defineOperation({
      name: 'deleteUpload',
      summary: 'Deletes an uploaded picture that no record shows, not even one in the bin',
      kind: 'mutation',
      method: 'delete',
      path: '/upload',
      audience: 'staff',
      input: { public_id: text({ label: 'public_id', required: true }) },
      output: messageOutput,
      failures: {
        NOT_FOUND: 'There is no such picture.',
        CONFLICT: 'A record still shows it. The message names the record.',
      },
      async run(context, { input }) {
        return holdUploads(tools.connection, async () => {
          const upload = await findUpload(service, context, input.public_id);
          if (!upload) throw notFound('Picture');
          const shownBy = await nameUse(tools, input.public_id);
          if (shownBy) throw new AppError('CONFLICT', `This picture is shown by ${shownBy}`);
          await removeUpload(service, storage, context, upload);
          return { message: 'Upload deleted successfully' };
        });
      },
    }),
    framedUploads(service),
    ...usesOperations(service, tools),
    ...unusedOperations(service, tools),
  ];
}

function usesOperations(service: Service, tools: ServiceTools): Operation[] {
  const beginReplacing = tools.journal.define(
    'replace a picture',
    (context, replacing: Replacing) => replaceUses(context, tools.services, replacing),
  );
  const publicId = text({ label: 'public_id', required: true });
  return [
    defineOperation({
      name: 'uploadUses',
      summary: 'The records that show a picture, including those in the bin',
      kind: 'query',
      method: 'get',
      path: '/uploads/:id/uses',
      audience: 'staff',
      input: {},
      output: { kind: 'fields', name: 'UploadUse', isList: true, fields: useFields },
      async run(context, { id }) {
        const upload = await service.get(context, id);
        return findUses(tools, String(upload.public_id));
      },
    }),
    defineOperation({
      name: 'replaceUpload',
      summary: 'Replaces a picture by another in all records, and gives the number of records',
      kind: 'mutation',
      method: 'post',
      path: '/uploads/replace',
      audience: 'staff',
      input: { from: publicId, to: publicId },
      failures: {
        NOT_FOUND: 'There is no such picture.',
        STALE_VERSION: 'Somebody saved the texts of the new picture at the same moment.',
      },
      output: { kind: 'fields', name: 'ReplacedUpload', fields: countFields },
      async run(context, { input }) {
        const from = await findUpload(service, context, input.from);
        const to = await findUpload(service, context, input.to);
        if (!from || !to) throw notFound('Picture');
        const old = { publicId: input.from, url: String(from.url) };
        const replacing = { from: old, to: { url: String(to.url) } };
        await rehearseReplacing(context, tools, replacing);
        await takeOver(service, context, from as unknown as Upload, to as unknown as Upload);
        const act = await beginReplacing(context, replacing);
        return { count: await act.finish() };
      },
    }),
  ];
}

/** A new picture without texts gets the texts and focal point of the picture that it replaces. */
async function takeOver(service: Service, context: Context, from: Upload, to: Upload) {
  const isUntouched = (upload: Upload) => !upload.alt && isCentred(upload);
  if (!isUntouched(to) || isUntouched(from)) return;
  await service.update(context, to.id, { alt: from.alt, focus: from.focus }, to.version);
}

const useFields = {
  resource: text({ label: 'Resource', required: true }),
  recordId: text({ label: 'Record', required: true }),
  title: text({ label: 'Title' }),
  isInBin: flag({ label: 'In the bin' }),
};

function unusedOperations(service: Service, tools: ServiceTools): Operation[] {
  const shared = { path: '/uploads/unused', audience: 'staff', input: {} } as const;
  return [
    defineOperation({
      ...shared,
      name: 'unusedUploads',
      summary:
        'Pictures that no record uses and that were uploaded more than a day ago, at most 1,000',
      kind: 'query',
      method: 'get',
      output: { kind: 'records', resource: 'uploads' },
      run: () => findUnusedUploads(service, tools),
    }),
    defineOperation({
      ...shared,
      name: 'removeUnusedUploads',
      summary:
        'Deletes the unused pictures, at most 1,000, and files that a crash left, and gives the ' +
        'number of pictures',
      kind: 'mutation',
      method: 'delete',
      output: { kind: 'fields', name: 'RemovedUploads', fields: countFields },
      async run(context) {
        let count = 0;
        for (const upload of await findUnusedUploads(service, tools)) {
          const removeUnlessUsed = async () => {
            if (await nameUse(tools, String(upload.public_id))) return;
            await removeUpload(service, tools.storage, context, upload);
            count += 1;
          };
          await holdUploads(tools.connection, removeUnlessUsed);
        }
        await sweepUploads(tools);
        await removeTemporary(tools.siteDirectory, new Date(Date.now() - SPARED_MS));
        return { count };
      },
    }),
  ];
}

const countFields = { count: integer({ label: 'Count', required: true }) };

/** Removes the record first: files without a record are harmless, but not the reverse. */
async function removeUpload(
  service: Service,
  storage: Storage,
  context: Context,
  { id, public_id }: PlainRecord,
): Promise<void> {
  await service.remove(context, id);
  await removeImage(storage, String(public_id));
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
