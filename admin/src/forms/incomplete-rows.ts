import { type Field, isBlankRow } from '@karibu/graph/contract';

type Row = Record<string, unknown>;

/** Whether the API would drop a row of a list rather than check it. */
export function isDropped(field: Field, row: unknown): boolean {
  // Twice, because where no row is left, some fields put one in its place.
  const parsed = field.schema.safeParse([row, row]);
  return parsed.success && Array.isArray(parsed.data) && parsed.data.length < 2;
}

/**
 * The fields for want of which the API would drop a row that somebody has begun; none for a row
 * that it keeps, and for a blank one.
 */
export function missingParts(list: Field, row: unknown): string[] {
  const fields = list.of?.fields;
  if (!fields || !isRow(row) || isBlankRow(fields, row) || !isDropped(list, row)) return [];
  const parts = Object.entries(fields).filter(([, { required }]) => required);
  const missing = parts.filter(([name]) => String(row[name] ?? '').trim() === '');
  return missing.map(([name]) => name);
}

/** What is missing, in words: `title and description`. */
export function sayMissing(list: Field, missing: string[]): string {
  const labels = missing.map((name) => list.of?.fields?.[name]?.label ?? name);
  return labels.join(' and ').toLowerCase();
}

/** The rows that would be dropped though they were begun, each with where its first part goes. */
export function findIncompleteRows(fields: Record<string, Field>, values: Row) {
  return Object.entries(fields).flatMap(([name, field]) => {
    const rows = values[name];
    if (!Array.isArray(rows)) return [];
    return rows.flatMap((row, index) => {
      const missing = missingParts(field, row);
      const message = `Write the ${sayMissing(field, missing)}, or choose above`;
      return missing.slice(0, 1).map((part) => ({ path: [name, index, part], message }));
    });
  });
}

function isRow(row: unknown): row is Row {
  return typeof row === 'object' && row !== null;
}
