import type { Connection } from 'mongoose';
import { type FieldError, invalid } from './errors.ts';
import type { Field, FieldMap } from './fields/index.ts';
import { withLock } from './lock.ts';
import type { Resource } from './resource.ts';
import type { ServiceTools } from './service.ts';

type Values = Record<string, unknown>;
type Named = { path: string; address: string };
type Stored = { url: string; widths?: number[] };

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
): Promise<void> {
  const named = findAdded(resource, values, before);
  const uploads = services.get('uploads');
  if (named.length === 0 || !uploads) return;
  const ids = named.map(({ address }) => address.split('/').at(-2));
  const stored = await uploads.model.find({ public_id: { $in: ids } }).lean();
  const known = new Set((stored as unknown as Stored[]).flatMap(addressesOf));
  const errors: FieldError[] = named
    .filter(({ address }) => !known.has(address))
    .map(({ path, address }) => ({ path, message: `There is no upload ${address}` }));
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

function findNamed(fields: FieldMap, values: Values, within = ''): Named[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    findInField(field, values[name], within + name),
  );
}

/** A picture's address is the whole text; in rich text it is the whole of an attribute. */
const ADDRESS = /(?<=^|")\/uploads\/[\w./-]+/g;

function findInField(field: Field, value: unknown, path: string): Named[] {
  const { control, of, fields } = field;
  if (typeof value === 'string') {
    if (control !== 'image' && control !== 'richText') return [];
    return [...value.matchAll(ADDRESS)].map(([address]) => ({ path, address }));
  }
  if (Array.isArray(value)) {
    return of ? value.flatMap((entry, index) => findInField(of, entry, `${path}.${index}`)) : [];
  }
  return fields && value ? findNamed(fields, value as Values, `${path}.`) : [];
}
