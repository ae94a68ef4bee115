import type { Field, FieldMap } from '@karibu/graph/contract';

type Values = Record<string, unknown>;

/**
 * What a form shows: the record's values, or each field's default for a new record. A list always
 * has a row to type into, so an empty one gets a blank row; blank rows are dropped when saving.
 */
export function toFormValues(fields: FieldMap, record: Values | undefined): Values {
  const values = Object.entries(fields).map(([name, field]) => {
    return [name, withRow(field, record?.[name] ?? initialValue(field))];
  });
  return { ...record, ...Object.fromEntries(values) };
}

/** A new row of a list field. */
export function blankRow(field: Field): unknown {
  const { of } = field;
  if (!of) return '';
  return of.fields ? blankGroup(of.fields) : emptyValue(of);
}

function blankGroup(fields: FieldMap): Values {
  const values = Object.entries(fields).map(([name, field]) => {
    return [name, structuredClone(field.defaultValue) ?? emptyValue(field)];
  });
  return Object.fromEntries(values);
}

/** Rows begin blank: what the API puts in place of none is no text to start from. */
function initialValue(field: Field): unknown {
  if (hasRows(field)) return [];
  return structuredClone(field.defaultValue) ?? emptyValue(field);
}

function withRow(field: Field, value: unknown): unknown {
  const isEmpty = Array.isArray(value) && value.length === 0;
  return isEmpty && hasRows(field) ? [blankRow(field)] : value;
}

function hasRows({ control }: Field): boolean {
  return ['lines', 'rows', 'gallery'].includes(control);
}

function emptyValue(field: Field): unknown {
  if (field.type === 'list') return [];
  if (field.type === 'group') return field.fields ? blankGroup(field.fields) : {};
  return field.type === 'string' ? '' : null;
}
