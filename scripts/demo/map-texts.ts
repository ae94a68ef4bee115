import type { Field, FieldMap } from '@karibu/graph/core/fields/index.ts';

type Values = Record<string, unknown>;
type Change = (field: Field, text: string) => string;

/** The values with each text of each field changed, also of those in lists and groups. */
export function mapTexts(fields: FieldMap, values: Values, change: Change): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, mapValue(fields[name], value, change)]),
  );
}

/** What a field does not know stays as it is: its schema refuses it. */
function mapValue(field: Field | undefined, value: unknown, change: Change): unknown {
  if (!field) return value;
  if (typeof value === 'string') return change(field, value);
  if (Array.isArray(value)) return value.map((each) => mapValue(field.of, each, change));
  if (typeof value === 'object' && value !== null && field.fields) {
    return mapTexts(field.fields, value as Values, change);
  }
  return value;
}
