import { assertMayChange, assertMayRead, assertMayWrite, type Context } from '#core/access.ts';
import type { ListQuery } from '#core/read/paging.ts';
import { mayPublish } from '#core/roles.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import { baseOf } from '#core/write/replace-addresses.ts';
import { definePictureChange } from './change-picture.ts';
import { isRestorable } from './removed-uploads.ts';
import { rehearseReplacing } from './replace-uses.ts';
import type { Upload } from './upload.fields.ts';
import { LARGE_BYTES } from './upload.filters.ts';
import { fileIdsOf, withFiles } from './upload-files.ts';
import { findUses } from './upload-uses.ts';
import { createUsedIds } from './used-ids.ts';
import { foundWhereUsed } from './used-in.ts';

/**
 * Answers the filters of uploads that are no field, and searches where they are used. Restores
 * earlier texts and crops, and an upload that was removed as unused while its files are kept. Any
 * other that was deleted has no files.
 */
export function extendUploads(service: Service, tools: ServiceTools): Service {
  const readUsedIds = createUsedIds(service.resource.name, tools);
  const changePicture = definePictureChange('restore a picture', service, tools);
  return {
    ...service,
    async list(context, query) {
      assertMayRead(context, service.resource);
      return service.list(
        context,
        await withConditions(context, query, service, tools, readUsedIds),
      );
    },
    async update(context, id, input, version) {
      await assertMayRetouch(context, service, tools, id);
      return service.update(context, id, input, version);
    },
    async restore(context, id, version) {
      assertMayWrite(context, service.resource);
      const isKept = await isRestorable(service, tools.storage, id);
      if (isKept) return service.restore(context, id, version);
      const upload = (await service.get(context, id)) as unknown as Upload;
      await assertMayRetouch(context, service, tools, id);
      await assertMayShowFile(context, service, tools, upload, version);
      return changePicture(context, { id, version, values: null });
    },
  };
}

/** Who may not publish changes no picture that others show: pages would change with it. */
export async function assertMayRetouch(
  context: Context,
  service: Service,
  tools: ServiceTools,
  id: string,
): Promise<void> {
  const { viewer } = context;
  assertMayWrite(context, service.resource);
  if (!viewer || mayPublish(viewer)) return;
  const upload = await service.get(context, id);
  for (const { resource, recordId, isInBin } of await findUses(context, tools, upload)) {
    const shown = isInBin ? undefined : tools.services.get(resource);
    if (!shown) continue;
    assertMayWrite(context, shown.resource);
    assertMayChange(context, shown.resource, await shown.get(context, recordId));
  }
}

/** An earlier file is refused where one of the records that would show it refuses it. */
async function assertMayShowFile(
  context: Context,
  service: Service,
  tools: ServiceTools,
  upload: Upload,
  version: number,
): Promise<void> {
  const { public_id, url } = await service.getVersion(context, upload.id, version);
  if (public_id === upload.public_id) return;
  const from = { base: baseOf(upload), publicIds: fileIdsOf(upload) };
  await rehearseReplacing(context, tools, { from, url: String(url) });
}

async function withConditions(
  context: Context,
  query: ListQuery,
  service: Service,
  tools: ServiceTools,
  readUsedIds: ReturnType<typeof createUsedIds>,
): Promise<ListQuery> {
  const { public_id, tag, hasAlt, isUsed, isDocument, isLarge, ...filter } = query.filter;
  const conditions: object[] = [];
  // A form may still hold the address that a picture had before it was cropped.
  if (public_id !== undefined) conditions.push(withFiles([String(public_id)]));
  if (tag !== undefined) conditions.push({ tags: String(tag).trim().toLowerCase() });
  if (hasAlt === true) conditions.push({ alt: { $nin: NO_TEXT } });
  // A document has no alternative text, and lacks none.
  if (hasAlt === false) conditions.push({ alt: { $in: NO_TEXT } }, PICTURES);
  if (isDocument !== undefined) conditions.push(isDocument ? DOCUMENTS : PICTURES);
  if (isLarge !== undefined)
    conditions.push({ bytes: { [isLarge ? '$gte' : '$lt']: LARGE_BYTES } });
  if (isUsed !== undefined) {
    const { ids } = await readUsedIds();
    const uploads = await findByUse(service, (fileId) => ids.has(fileId), isUsed === true);
    conditions.push({ _id: { $in: uploads } });
  }
  const found = query.search ? await foundWhereUsed(context, query.search, service, tools) : null;
  if (found) conditions.push(found);
  return {
    ...{ ...query, filter, search: found ? '' : query.search },
    condition: conditions.length > 0 ? { $and: conditions } : {},
  };
}

/** The ids of the uploads of which a file is used, or of which none is. */
async function findByUse(
  { model }: Service,
  isFileUsed: (fileId: string) => boolean,
  isUsed: boolean,
) {
  const all = await model.find({}, { public_id: 1, files: 1 }).lean();
  return all
    .filter((upload) => fileIdsOf(upload as unknown as Upload).some(isFileUsed) === isUsed)
    .map(({ _id }) => _id);
}

const DOCUMENTS = { type: 'document' };
const PICTURES = { type: { $ne: 'document' } };

/** Older uploads have no such field. */
const NO_TEXT = ['', null];
