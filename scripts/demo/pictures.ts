import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SYSTEM_CONTEXT } from '@karibu/graph/core/access.ts';
import type { FieldMap } from '@karibu/graph/core/fields/index.ts';
import type { Service } from '@karibu/graph/core/service.ts';
import { addUpload } from '@karibu/graph/resources/uploads/add-upload.ts';
import type { ImageFacts } from '@karibu/graph/storage/images.ts';
import type { Storage } from '@karibu/graph/storage/storage.ts';
import { mapTexts } from './map-texts.ts';

/** The address of each picture, by its name. */
type Addresses = ReadonlyMap<string, string>;
type Values = Record<string, unknown>;
type Pictured = { resource: { fields: FieldMap }; records: readonly Values[] };

type Gallery = {
  readonly uploads: Service;
  readonly storage: Storage;
  /** What is to be seen on each picture, by its name. */
  readonly alts: ReadonlyMap<string, string>;
  readonly onProgress: (done: number, all: number) => void;
};

const PICTURES = join(import.meta.dirname, 'pictures');
/** What describe-pictures.ts writes: what is known of each picture, by its name. */
export const FACTS = join(import.meta.dirname, 'pictures.json');

/** What is to be seen on the pictures that are not of the gallery, which says it itself. */
const ALTS = join(import.meta.dirname, 'alts.json');

/** The names of all pictures that there are: their files', without the ending. */
export async function listPictures(): Promise<string[]> {
  const files = await readdir(PICTURES);
  return files
    .filter((name) => name.endsWith('.webp'))
    .map((name) => name.slice(0, -'.webp'.length))
    .sort();
}

/** The path of a picture's file. */
export function pathOfPicture(name: string): string {
  return join(PICTURES, `${name}.webp`);
}

/** What is to be seen on each picture, by its name. `content` is all that the demo has. */
export async function readAlts(content: readonly Pictured[]): Promise<Map<string, string>> {
  const others: Record<string, string> = JSON.parse(await readFile(ALTS, 'utf8'));
  const alts = new Map(Object.entries(others));
  for (const { image, alt } of content.flatMap(({ records }) => records)) {
    if (typeof image === 'string' && typeof alt === 'string') alts.set(image, alt);
  }
  return alts;
}

/** Uploaded at once. Most of the work is waiting for the disk. */
const CONCURRENT_UPLOADS = 8;

/** Uploads every picture that the content names, as a person would. */
export async function addPictures(
  { uploads, storage, alts, onProgress }: Gallery,
  content: readonly Pictured[],
): Promise<Addresses> {
  const addresses = new Map<string, string>();
  const facts: Record<string, ImageFacts> = JSON.parse(await readFile(FACTS, 'utf8'));
  const wanted = findPictures(content, await listPictures());
  const waiting = [...wanted];
  async function work(): Promise<void> {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const bytes = await readFile(pathOfPicture(name));
      const known = facts[name];
      const said = { fileName: `${name}.webp`, alt: alts.get(name) ?? '' };
      const sent = { bytes, type: 'tour', ...said, ...(known && { known }) };
      const { upload } = await addUpload(uploads, storage, SYSTEM_CONTEXT, sent);
      addresses.set(name, upload.url);
      onProgress(addresses.size, wanted.length);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_UPLOADS }, work));
  return addresses;
}

/** The pictures that fields for pictures name, each once. Any other address is no picture here. */
export function findPictures(content: readonly Pictured[], pictures: readonly string[]): string[] {
  const named = new Set<string>();
  for (const { resource, records } of content) {
    for (const record of records) {
      mapTexts(resource.fields, record, ({ control }, text) => {
        if (control === 'image') named.add(text);
        return text;
      });
    }
  }
  return pictures.filter((name) => named.has(name));
}

/** The values with the address of each picture in the place of its name. */
export function replacePictures(fields: FieldMap, values: Values, addresses: Addresses): Values {
  return mapTexts(fields, values, ({ control }, text) =>
    control === 'image' ? (addresses.get(text) ?? text) : text,
  );
}
