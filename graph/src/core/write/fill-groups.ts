import type { FieldMap } from '../fields/index.ts';

type Values = Record<string, unknown>;

/**
 * Adds to groups that were sent in part what the stored record says in them, within rows of lists
 * too, which are known by their ids. An import may name one field of a group alone.
 */
export function fillGroups(fields: FieldMap, sent: Values, stored: Values | null): Values {
  if (!stored) return sent;
  const filled = Object.entries(sent).map(([name, value]) => {
    const { type, fields: within, of } = fields[name] ?? {};
    if (type === 'group' && within) return [name, fillGroup(within, value, stored[name])];
    const isRows = of?.fields && Array.isArray(value);
    return [name, isRows ? fillRows(of.fields ?? {}, value, stored[name]) : value];
  });
  return Object.fromEntries(filled);
}

function fillGroup(fields: FieldMap, value: unknown, stored: unknown): unknown {
  if (!isGroup(value) || !isGroup(stored)) return value;
  return { ...stored, ...fillGroups(fields, value, stored) };
}

function fillRows(fields: FieldMap, rows: unknown[], stored: unknown): unknown[] {
  const known = Array.isArray(stored) ? stored.filter(isGroup) : [];
  return rows.map((row) => {
    if (!isGroup(row) || !row.id) return row;
    return fillGroups(fields, row, known.find(({ id }) => id === row.id) ?? null);
  });
}

function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
