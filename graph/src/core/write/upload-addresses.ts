import type { Connection } from 'mongoose';
import { type FieldError, invalid } from '../errors.ts';
import type { Field, FieldMap } from '../fields/index.ts';
import type { Resource } from '../resource.ts';
import type { ServiceTools } from '../service.ts';
import { withLock } from './lock.ts';

type Values = Record<string, unknown>;
/** An address of an upload, where it is, and the field of the resource that holds it. */
type Named = { path: string; address: string; field: Field };
type Stored = { url: string; widths?: number[] };

/** Puts into words, for whoever wrote it, that a field names an upload that there is not. */
type Word = (field: Field, address: string) => string;

const unknownUpload: Word = (_field, address) => `There is no upload ${address}`;

/**
 * Runs a write of an earlier version, and throws INVALID where it shows an upload that was deleted since
 * and that the record does not show `now`. Until it is done, nobody deletes any that it shows.
 */
export async function writeShowingAgain<Result>(
  resource: Resource,
  tools: Pick<ServiceTools, 'services' | 'connection'>,
  values: Values,
  now: Values | null,
  write: () => Promise<Result>,
): Promise<Result> {
  if (findNamed(resource.fields, values).length === 0) return write();
  return holdUploads(tools.connection, async () => {
    await assertUploadsExist(resource, tools, values, now, deletedUpload);
    return write();
  });
}

const deletedUpload: Word = ({ label }) => `${label} shows a picture that was deleted meanwhile`;

/**
 * Runs a write, and throws as {@link assertUploadsExist} does. Until it is done, nobody deletes an upload
 * that it begins to show. A write that names no further upload waits for nobody.
 */
export async function writeShowing<Result>(
  resource: Resource,
  tools: Pick<ServiceTools, 'services' | 'connection'>,
  values: Values,
  before: Values | null,
  write: () => Promise<Result>,
): Promise<Result> {
  if (findAdded(resource, values, before).length === 0) return write();
  return holdUploads(tools.connection, async () => {
    await assertUploadsExist(resource, tools, values, before);
    return write();
  });
}

/** One at a time, in all processes: a write that begins to show uploads, or one that ends some. */
export function holdUploads<Result>(
  connection: Connection,
  work: () => Promise<Result>,
): Promise<Result> {
  return withLock(connection, 'uploads that are shown', work);
}

/**
 * Throws INVALID where pictures or rich text name an upload that there is not. What the record names
 * `before` it is changed may stay, so that one lost picture keeps nobody from saving the rest.
 */
export async function assertUploadsExist(
  resource: Resource,
  { services }: Pick<ServiceTools, 'services'>,
  values: Values,
  before: Values | null,
  word: Word = unknownUpload,
): Promise<void> {
  const named = findAdded(resource, values, before);
  const uploads = services.get('uploads');
  if (named.length === 0 || !uploads) return;
  const ids = named.map(({ address }) => address.split('/').at(-2));
  const stored = await uploads.model.find({ public_id: { $in: ids } }).lean();
  const known = new Set((stored as unknown as Stored[]).flatMap(addressesOf));
  const errors: FieldError[] = named
    .filter(({ address }) => !known.has(address))
    .map(({ path, address, field }) => ({ path, message: word(field, address) }));
  if (errors.length > 0) throw invalid(errors);
}

function findAdded({ fields }: Resource, values: Values, before: Values | null): Named[] {
  const kept = new Set(findNamed(fields, before ?? {}).map(({ address }) => address));
  return findNamed(fields, values).filter(({ address }) => !kept.has(address));
}

/** Of each of its widths. */
function addressesOf({ url, widths = [] }: Stored): string[] {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  return [url, ...widths.map((width) => `${folder}${width}.webp`)];
}

function findNamed(fields: FieldMap, values: Values): Named[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    findInField(field, values[name], name).map((found) => ({ ...found, field })),
  );
}

/** A picture's address is the whole text; in rich text it is the whole of an attribute. */
const ADDRESS = /(?<=^|")\/uploads\/[\w./-]+/g;

function findInField(field: Field, value: unknown, path: string): Omit<Named, 'field'>[] {
  const { control, of, fields } = field;
  if (typeof value === 'string') {
    if (control !== 'image' && control !== 'richText') return [];
    return [...value.matchAll(ADDRESS)].map(([address]) => ({ path, address }));
  }
  if (Array.isArray(value)) {
    return of ? value.flatMap((entry, index) => findInField(of, entry, `${path}.${index}`)) : [];
  }
  const inner = Object.entries((value && fields) || {});
  return inner.flatMap(([name, each]) =>
    findInField(each, (value as Values)[name], `${path}.${name}`),
  );
}
