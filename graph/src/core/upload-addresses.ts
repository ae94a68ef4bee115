import { type FieldError, invalid } from './errors.ts';
import type { Field, FieldMap } from './fields/index.ts';
import type { Resource } from './resource.ts';
import type { ServiceTools } from './service.ts';

type Values = Record<string, unknown>;
type Named = { path: string; address: string };
type Stored = { url: string; widths?: number[] };

/**
 * Throws INVALID where pictures or rich text name an upload that there is not. What the record names
 * `before` it is changed may stay, so that one lost picture keeps nobody from saving the rest.
 */
export async function assertUploadsExist(
  { fields }: Resource,
  { services }: Pick<ServiceTools, 'services'>,
  values: Values,
  before: Values | null,
): Promise<void> {
  const kept = new Set(findNamed(fields, before ?? {}).map(({ address }) => address));
  const named = findNamed(fields, values).filter(({ address }) => !kept.has(address));
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
