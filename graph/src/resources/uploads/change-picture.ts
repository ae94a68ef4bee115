import type { Context } from '#core/access.ts';
import { AppError } from '#core/errors.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import type { Performance } from '#core/write/journal.ts';
import type { Values } from '#core/write/one-write.ts';
import { baseOf } from '#core/write/replace-addresses.ts';
import { holdUploads } from '#core/write/upload-addresses.ts';
import { createWrites } from '#core/write/write.ts';
import { WHOLE } from '#storage/recipe.ts';
import { findImage } from '#storage/stored-image.ts';
import { replaceUses } from './replace-uses.ts';
import type { Upload } from './upload.fields.ts';
import { fileIdsOf } from './upload-files.ts';

/**
 * What becomes of a picture. It gets `values`, among them another file, where it still has the
 * version; without values it becomes what it was at the version.
 */
type PictureChange = { id: string; version: number; values: Values | null };

/**
 * Makes the function that changes the file of a picture, and shows it in every record that shows
 * an earlier one. After a crash the rest is done later. Of a picture that has another version by
 * now nothing is done, then or later.
 */
export function definePictureChange(kind: string, service: Service, tools: ServiceTools) {
  const begin = tools.journal.define(kind, (context, change: PictureChange, how) =>
    perform(service, tools, context, change, how),
  );
  return async (context: Context, change: PictureChange) => {
    const act = await begin(context, change);
    const done = await act.finish();
    if (done instanceof AppError) throw done;
    return done;
  };
}

async function perform(
  service: Service,
  tools: ServiceTools,
  context: Context,
  { id, version, values }: PictureChange,
  { act }: Performance,
) {
  // Under the lock, so that records that begin to show the picture meanwhile show the new file.
  const stale = await holdUploads(tools.connection, async () => {
    if (await service.model.exists({ _id: id, act })) return null;
    const current = (await service.get(context, id)) as unknown as Upload;
    const writes = writesOf(service, tools, current, act);
    const write = values
      ? writes.update(context, id, values, version)
      : writes.restore(context, id, version);
    return write.then(() => null, catchStale);
  });
  // It is the answer, not an error: the journal would try again for ever.
  if (stale) return stale;
  const record = await service.get(context, id);
  const upload = record as unknown as Upload;
  const publicIds = fileIdsOf(upload).filter((fileId) => fileId !== upload.public_id);
  const from = { base: baseOf(upload), publicIds };
  if (publicIds.length > 0) await replaceUses(context, tools, { from, url: upload.url });
  return record;
}

function catchStale(error: unknown): AppError {
  if (error instanceof AppError && error.code === 'STALE_VERSION') return error;
  throw error;
}

/** They write the fields that come from the file too, and never forget a file. */
function writesOf(service: Service, tools: ServiceTools, current: Upload, act: string) {
  const { resource, model } = service;
  const reads: Service = {
    ...service,
    async getVersion(context, id, version) {
      const { files: _, hasIcons: __, ...earlier } = await service.getVersion(context, id, version);
      const isSameFile = earlier.public_id === current.public_id;
      // Icons are made again where another file becomes the logo.
      // Its file may have more widths than it had then.
      const image = await findImage(tools.storage, String(earlier.public_id));
      const widths = image ? { widths: image.widths } : {};
      return { crop: WHOLE, ...earlier, ...widths, ...(!isSameFile && { hasIcons: false }) };
    },
  };
  const whole = { ...resource, inputFields: resource.fields };
  return createWrites({ resource: whole, model, tools, reads, act });
}
