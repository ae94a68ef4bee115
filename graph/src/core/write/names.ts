import type { Reference } from '../resource.ts';
import type { Values } from './one-write.ts';

type Row = Record<string, unknown>;
type Holder = Pick<Reference, 'field'>;

/** What a field, or a field of rows, names other records by, each with its path. */
export function listNames(values: Values, { field }: Holder): { path: string; name: string }[] {
  const [root, inner] = partsOf(field);
  const value = values[root];
  if (inner === undefined) return typeof value === 'string' ? toNames(field, value) : [];
  const rows = Array.isArray(value) ? (value as Row[]) : [];
  return rows.flatMap((row, index) => toNames(`${root}.${index}.${inner}`, row[inner]));
}

/** The values with every name replaced by what `rename` gives for it. */
export function replaceNames(
  values: Values,
  { field }: Holder,
  rename: (name: string) => string,
): Values {
  const [root, inner] = partsOf(field);
  const value = values[root];
  const renamed = (name: unknown) => (typeof name === 'string' && name ? rename(name) : name);
  if (value === undefined) return values;
  if (inner === undefined) return { ...values, [root]: renamed(value) };
  const rows = Array.isArray(value) ? (value as Row[]) : [];
  return { ...values, [root]: rows.map((row) => ({ ...row, [inner]: renamed(row[inner]) })) };
}

/** The field of the record that holds the names. */
export function rootOf({ field }: Holder): string {
  return partsOf(field)[0];
}

function partsOf(field: string): [root: string, inner: string | undefined] {
  const [root = '', inner] = field.split('.');
  return [root, inner];
}

function toNames(path: string, name: unknown) {
  return typeof name === 'string' && name !== '' ? [{ path, name }] : [];
}
