import { type PlainRecord, toRecord } from '#core/read/record.ts';
import type { Service } from '#core/service.ts';
import type { Upload } from './upload.fields.ts';

type Filed = Pick<Upload, 'public_id' | 'files'>;

/** The ids of all files that an upload ever had, each with an address that still answers. */
export function fileIdsOf(upload: PlainRecord | Filed): string[] {
  const { public_id, files } = upload as Filed;
  return [...new Set([...(files ?? []), public_id])];
}

/** The id of the file that was uploaded, of which all crops are made. */
export function originalIdOf(upload: PlainRecord | Filed): string {
  return fileIdsOf(upload)[0] ?? '';
}

/** MongoDB's condition for the uploads that have, or once had, one of these files. */
export function withFiles(publicIds: readonly string[]) {
  return { $or: [{ public_id: { $in: publicIds } }, { files: { $in: publicIds } }] };
}

/** Those of the ids that are the file of an upload, or once were. */
export async function thoseOfUploads(
  { model }: Pick<Service, 'model'>,
  publicIds: readonly string[],
): Promise<Set<string>> {
  if (publicIds.length === 0) return new Set();
  const found = (await model.find(withFiles(publicIds)).lean()) as unknown as Filed[];
  const known = new Set(found.flatMap(fileIdsOf));
  return new Set(publicIds.filter((publicId) => known.has(publicId)));
}

/** The upload that has this file, or once had it; null where there is none. */
export async function findUpload(
  { model, resource }: Service,
  publicId: string,
): Promise<PlainRecord | null> {
  const stored =
    (await model.findOne({ public_id: publicId }).lean()) ??
    (await model.findOne({ files: publicId }).lean());
  return stored && toRecord(resource.fields, stored);
}
