import type { Context } from '#core/access.ts';
import type { Service } from '#core/service.ts';
import type { StoredImage } from '#storage/stored-image.ts';
import { cutText } from './cut-text.ts';
import { titleOfFile } from './title-of-file.ts';
import type { Upload } from './upload.fields.ts';
import { findUpload } from './upload-files.ts';

/** An upload; `isNew` is false where the library had the same file before. */
export type Added = { upload: Upload; isNew: boolean };

/** The record of a stored file: a new one, or the one whose file it is or was before a crop. */
export async function keepUpload(
  service: Service,
  context: Context,
  { publicId, ...stored }: StoredImage,
  { type, fileName, alt = '' }: { type: Upload['type']; fileName: string; alt?: string },
): Promise<Added> {
  const known = await findUpload(service, publicId);
  // The new date keeps it out of the list of unused ones for a day.
  if (known) await service.model.updateOne({ _id: known.id }, { updatedAt: new Date() });
  const name = nameOf(fileName);
  const named = { fileName: name, title: titleOfFile(name) };
  const values = { ...stored, ...named, public_id: publicId, type, alt };
  const record = known ?? (await service.create(context, values));
  return { upload: record as unknown as Upload, isNew: known === null };
}

const LONGEST_NAME = 200;

/**
 * The last part of what a browser calls a file, as far as it is text. A long one keeps its ending.
 */
function nameOf(fileName: string): string {
  const name = (fileName.split(/[/\\]/).at(-1) ?? '')
    // So a form writes a quotation mark.
    .replaceAll('%22', '"')
    .replace(NO_TEXT, '')
    .trim();
  const [ending = ''] = /\.[a-z\d]{1,5}$/i.exec(name) ?? [];
  const stem = name.slice(0, name.length - ending.length);
  return cutText(stem, LONGEST_NAME - ending.length) + ending;
}

/** Signs that nothing shows, but for those that join letters and emoji. */
const NO_TEXT = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Surrogate}]/gu;
