import { join } from 'node:path';
import { AppError } from '@karibu/graph/core/errors.ts';
import type { FieldMap, ValuesOf } from '@karibu/graph/core/fields/index.ts';
import type { Resource } from '@karibu/graph/core/resource.ts';
import { parseValues } from '@karibu/graph/core/write/parse-values.ts';
import { type ContentName, contentResources, resources } from '@karibu/graph/resources/index.ts';
import { DemoFileError, type FileRecord, readFiles } from './content-files.ts';
import { mapTexts } from './map-texts.ts';
import { listPictures, replacePictures } from './pictures.ts';

type Values = Record<string, unknown>;

/** The demo's records of one resource. A picture is named by its file, without the ending. */
export type DemoContent = { resource: Resource; records: Values[] };

const CONTENT = join(import.meta.dirname, 'content');

/**
 * Everything that the demo's files say, in the order in which it can be made: what others refer to
 * comes first. Dates like `+30 days` count from `today`.
 * Throws DemoFileError, which names file and field, for what the fields of its resource refuse.
 */
export async function readContent(today: Date, directory = CONTENT): Promise<DemoContent[]> {
  const pictures = await listPictures();
  const content = [...(await readFiles(directory))].map(([name, files]) => {
    const resource = findResource(name, files);
    return { resource, records: files.map((file) => readRecord(resource, file, pictures, today)) };
  });
  return content.toSorted((a, b) => rankOf(a.resource, content) - rankOf(b.resource, content));
}

type FieldsOf<Name extends ContentName> = (typeof contentResources)[Name]['fields'];

/** The demo's records of a resource as its fields give them: each picture is `/uploads/<name>`. */
export async function readRecords<Name extends ContentName>(
  name: Name,
  today = new Date(),
): Promise<ValuesOf<FieldsOf<Name>>[]> {
  const { fields } = contentResources[name];
  const pictures = await listPictures();
  const found = (await readContent(today)).find(({ resource }) => resource.name === name);
  const records = found?.records ?? [];
  return records.map((each) => parsePictured(fields, each, pictures, 'create')) as never;
}

function findResource(name: string, [first]: FileRecord[]): Resource {
  const resource = Object.values<Resource>(resources).find((each) => each.name === name);
  if (!resource) throw new DemoFileError(first?.file ?? name, `no resource is called ${name}`);
  return resource;
}

function readRecord(
  resource: Resource,
  { file, values, body }: FileRecord,
  pictures: readonly string[],
  today: Date,
): Values {
  const { fields, isSingle } = resource;
  const text = body === null ? {} : { [richTextOf(resource, file)]: body };
  const record = resolveDates(fields, { ...values, ...text }, today);
  try {
    parsePictured(fields, record, pictures, isSingle ? 'update' : 'create');
  } catch (error) {
    throw new DemoFileError(file, explain(error));
  }
  return record;
}

/** The field that the text below the front matter fills. */
function richTextOf({ fields, words }: Resource, file: string): string {
  const found = Object.entries(fields).find(([, { control }]) => control === 'richText');
  if (!found)
    throw new DemoFileError(file, `a ${words.singular} has no text to write below its values`);
  return found[0];
}

const IN_DAYS = /^\+(\d+) days$/;

function resolveDates(fields: FieldMap, values: Values, today: Date): Values {
  return mapTexts(fields, values, ({ control }, text) => {
    const days = control === 'date' && IN_DAYS.exec(text)?.[1];
    if (!days) return text;
    return new Date(today.getTime() + Number(days) * 86_400_000).toISOString().slice(0, 10);
  });
}

function parsePictured(
  fields: FieldMap,
  values: Values,
  pictures: readonly string[],
  mode: 'create' | 'update',
): Values {
  const addresses = new Map(pictures.map((name) => [name, `/uploads/${name}`]));
  return parseValues(fields, replacePictures(fields, values, addresses), mode);
}

function explain(error: unknown): string {
  if (!(error instanceof AppError)) return String(error);
  const errors = error.details.errors ?? [];
  return errors.map(({ path, message }) => `${path}: ${message}`).join('; ') || error.message;
}

/** Categories come before the packages in them, and settings last. */
function rankOf(resource: Resource, content: readonly DemoContent[]): number {
  const isReferred = content.some((each) =>
    each.resource.references.some((reference) => reference.resource === resource.name),
  );
  if (isReferred) return 0;
  return resource.isSingle ? 2 : 1;
}
