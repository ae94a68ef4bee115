import type { Control, Field, FieldMap } from '../fields/index.ts';
import type { Values } from './one-write.ts';

/** Gives what takes the place of an address: its path in the record, its top-level field. */
type Change = (address: string, path: string, field: Field) => string;

/** The address of an upload, its path in the record, and the field of the resource it is in. */
export type Named = { path: string; address: string; field: Field };

/** The controls whose texts name uploads. */
const NAMING: readonly Control[] = ['image', 'link', 'richText'];

/**
 * An address is the whole text; in rich text it is the whole of an attribute. People copy that of a
 * picture with the host.
 */
const LOCAL = String.raw`\/uploads\/[\w./-]+`;
const WITH_HOST = String.raw`https?:\/\/[^\s"/?#]+(?:\/[\w.%-]+)*\/[0-9a-f]{20}\/\d{1,4}\.webp(?=$|")`;
const ADDRESS = new RegExp(`(?<=^|")(?:${LOCAL}|${WITH_HOST})`, 'g');

/** The addresses in the fields that name uploads. Those with a host may belong to others. */
export function findAddresses(fields: FieldMap, values: Values): Named[] {
  const found: Named[] = [];
  changeAddresses(fields, values, (address, path, field) => {
    found.push({ path, address, field });
    return address;
  });
  return found;
}

/** The values with other addresses in the fields that name uploads. */
export function changeAddresses(fields: FieldMap, values: Values, change: Change): Values {
  return changeIn(fields, values, '', (address, path) => {
    const field = fields[path.split('.', 1)[0] ?? ''];
    return field ? change(address, path, field) : address;
  });
}

type ChangeAt = (address: string, path: string) => string;

function changeIn(fields: FieldMap, values: Values, prefix: string, change: ChangeAt): Values {
  const present = Object.entries(fields).filter(([name]) => values[name] !== undefined);
  const changed = present.map(([name, field]) => [
    name,
    changeValue(field, values[name], prefix + name, change),
  ]);
  return { ...values, ...Object.fromEntries(changed) };
}

function changeValue(field: Field, value: unknown, path: string, change: ChangeAt): unknown {
  const { control, of, fields } = field;
  if (typeof value === 'string') {
    if (!NAMING.includes(control)) return value;
    return value.replace(ADDRESS, (address) => change(address, path));
  }
  if (Array.isArray(value)) {
    if (!of) return value;
    return value.map((entry, index) => changeValue(of, entry, `${path}.${index}`, change));
  }
  return value && fields ? changeIn(fields, value as Values, `${path}.`, change) : value;
}
