import type { Connection } from 'mongoose';
import { type FieldError, invalid } from '../errors.ts';
import type { Control, Field, FieldMap } from '../fields/index.ts';
import type { Resource } from '../resource.ts';
import type { ServiceTools } from '../service.ts';
import { withLock } from './lock.ts';
import type { Values } from './one-write.ts';
import { baseOf, replaceAddresses } from './replace-addresses.ts';

/** The address of an upload, its path in the record, and the field of the resource it is in. */
type Named = { path: string; address: string; field: Field };
type Stored = { public_id: string; url: string; widths?: number[]; files?: string[] };

/** The message for a field that names an upload that does not exist. */
type Describe = (field: Field, address: string) => string;

const unknownUpload: Describe = (_field, address) => `There is no upload ${address}`;

/** The message when an earlier version is restored. */
export const deletedUpload: Describe = ({ label }) =>
  `${label} shows a picture that was deleted meanwhile`;

export const UPLOADS_LOCK = 'uploads that are shown';

/**
 * The lock under which nobody deletes an upload that values begin to show. Values that name no
 * upload beyond those of the record `before` need none.
 */
export function uploadLocks(
  { resource }: { resource: Resource },
  values: Values,
  before: Values | null,
): string[] {
  return findAdded(resource, values, before).length > 0 ? [UPLOADS_LOCK] : [];
}

/** Runs work that ends uploads or begins to show some, one at a time in all processes. */
export function holdUploads<Result>(
  connection: Connection,
  work: () => Promise<Result>,
): Promise<Result> {
  return withLock(connection, UPLOADS_LOCK, work);
}

/**
 * The values with the present address of each upload: one of before it was cropped is replaced.
 * Throws INVALID where pictures or rich text name an upload that does not exist. Addresses that the
 * record named `before` stay as they are: one lost picture does not keep people from saving the
 * rest. Those of a record that comes `back` may be lost too.
 */
export async function resolveUploads(
  { resource, tools }: { resource: Resource; tools: Pick<ServiceTools, 'services'> },
  values: Values,
  before: Values | null,
  { describe = unknownUpload, back = null }: { describe?: Describe; back?: Values | null } = {},
): Promise<Values> {
  const named = findAdded(resource, values, before);
  const uploads = tools.services.get('uploads');
  if (named.length === 0 || !uploads) return values;
  const find = async (condition: object) =>
    (await uploads.model.find(condition).lean()) as unknown as Stored[];
  const stored = await find({ public_id: { $in: named.map(idOf) } });
  const known = new Set(stored.flatMap(addressesOf));
  const others = named.filter(({ address }) => !known.has(address));
  if (others.length === 0) return values;
  const cropped = await find({ files: { $in: others.map(idOf) } });
  const earlier = new Set(cropped.flatMap(({ files = [] }) => files));
  const spared = new Set(findNamed(resource.fields, back ?? {}).map(({ address }) => address));
  const errors: FieldError[] = others
    .filter((each) => !earlier.has(idOf(each)) && !spared.has(each.address))
    .map(({ path, address, field }) => ({ path, message: describe(field, address) }));
  if (errors.length > 0) throw invalid(errors);
  return cropped.reduce(showPresent, values);
}

function showPresent(values: Values, upload: Stored): Values {
  const publicIds = (upload.files ?? []).filter((id) => id !== upload.public_id);
  return replaceAddresses(values, { base: baseOf(upload), publicIds }, upload.url) as Values;
}

function idOf({ address }: Named | Omit<Named, 'field'>): string {
  return address.split('/').at(-2) ?? '';
}

function findAdded({ fields }: Resource, values: Values, before: Values | null): Named[] {
  const kept = new Set(findNamed(fields, before ?? {}).map(({ address }) => address));
  return findNamed(fields, values).filter(({ address }) => !kept.has(address));
}

/** The addresses of all widths of an upload. */
function addressesOf({ url, widths = [] }: Stored): string[] {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  return [url, ...widths.map((width) => `${folder}${width}.webp`)];
}

function findNamed(fields: FieldMap, values: Values): Named[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    findInField(field, values[name], name).map((found) => ({ ...found, field })),
  );
}

/** The controls whose texts name uploads. */
const NAMING: readonly Control[] = ['image', 'link', 'richText'];

/** An address is the whole text; in rich text it is the whole of an attribute. */
const ADDRESS = /(?<=^|")\/uploads\/[\w./-]+/g;

function findInField(field: Field, value: unknown, path: string): Omit<Named, 'field'>[] {
  const { control, of, fields } = field;
  if (typeof value === 'string') {
    if (!NAMING.includes(control)) return [];
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
