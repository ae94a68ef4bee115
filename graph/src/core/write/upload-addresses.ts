import type { Connection } from 'mongoose';
import { type FieldError, invalid } from '../errors.ts';
import type { Field } from '../fields/index.ts';
import type { Resource } from '../resource.ts';
import type { Service, ServiceTools } from '../service.ts';
import { changeAddresses, findAddresses, type Named } from './addresses-in-fields.ts';
import { withLock } from './lock.ts';
import type { Values } from './one-write.ts';

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
 * The values with one address of each upload: that of its present file. It takes the place of those
 * of the other widths, of files from before a crop, and of any with a host, as people copy them.
 * Throws INVALID where pictures or rich text name an upload that does not exist. Addresses that the
 * record named `before` may be lost: one lost picture does not keep people from saving the rest.
 * Those of a record that comes `back` may be lost too.
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
  const presentOf = await readPresent(uploads, named);
  const spared = new Set(findAddresses(resource.fields, back ?? {}).map(({ address }) => address));
  const errors: FieldError[] = named
    .filter(({ address }) => isOwn(address) && !presentOf(address) && !spared.has(address))
    .map(({ path, address, field }) => ({ path, message: describe(field, address) }));
  if (errors.length > 0) throw invalid(errors);
  return changeAddresses(resource.fields, values, (address) => presentOf(address) ?? address);
}

/** Gives what finds the present address of an upload by another one; undefined for any other. */
async function readPresent({ model }: Service, named: readonly Named[]) {
  const find = async (condition: object) =>
    (await model.find(condition).lean()) as unknown as Stored[];
  const stored = await find({ public_id: { $in: named.map(idOf) } });
  const byFile = new Map(stored.flatMap((each) => filesOf(each).map((file) => [file, each.url])));
  const others = named.filter(({ address }) => !byFile.has(fileOf(address)));
  const cropped = others.length > 0 ? await find({ files: { $in: others.map(idOf) } }) : [];
  const byEarlierId = new Map(
    cropped.flatMap(({ public_id, files = [], url }) =>
      files.filter((id) => id !== public_id).map((id) => [id, url]),
    ),
  );
  return (address: string) => {
    const earlier = WIDTH.test(address) ? byEarlierId.get(idOf({ address })) : undefined;
    const present = byFile.get(fileOf(address)) ?? earlier;
    return present && isOfUploads(address, present) ? present : undefined;
  };
}

/**
 * Whether an address lies where the upload does, or in the folder of uploads of any host. Another
 * site may have a file of the same name: names come from the bytes of a picture.
 */
function isOfUploads(address: string, present: string): boolean {
  const folder = folderOf(address);
  return folder === folderOf(present) || UPLOADS.test(folder);
}

const UPLOADS = /^(?:https?:\/\/[^/]+)?\/uploads$/;

function folderOf(address: string): string {
  return address.split('/').slice(0, -2).join('/');
}

const WIDTH = /\/\d+\.webp$/;

/** The part of an address that tells the file wherever it lies: `{id}/{name}`. */
function fileOf(address: string): string {
  return address.split('/').slice(-2).join('/');
}

function idOf({ address }: Pick<Named, 'address'>): string {
  return address.split('/').at(-2) ?? '';
}

/** Whether an address names an upload, or nothing. */
function isOwn(address: string): boolean {
  return address.startsWith('/');
}

function findAdded({ fields }: Resource, values: Values, before: Values | null): Named[] {
  const kept = new Set(findAddresses(fields, before ?? {}).map(({ address }) => address));
  return findAddresses(fields, values).filter(({ address }) => !kept.has(address));
}

/** The files of an upload that records may name: that of its address, and its other widths. */
function filesOf({ public_id, url, widths = [] }: Stored): string[] {
  return [fileOf(url), ...widths.map((width) => `${public_id}/${width}.webp`)];
}
