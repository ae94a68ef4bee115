import type { Field, FieldMap } from '@karibu/graph/contract';

type Values = Record<string, unknown>;

/**
 * What a form shows: the record's values, or each field's default for a new record. A list always
 * has a row to type into, so an empty one gets a blank row; blank rows are dropped when saving.
 */
export function toFormValues(fields: FieldMap, record: Values | undefined): Values {
  const values = Object.entries(fields).map(([name, field]) => {
    return [name, withRows(field, record?.[name] ?? initialValue(field))];
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
    return [name, withRows(field, initialValue(field))];
  });
  return Object.fromEntries(values);
}

/** Rows begin blank: what the API puts in place of none is no text to start from. */
function initialValue(field: Field): unknown {
  if (hasRows(field)) return [];
  return structuredClone(field.defaultValue) ?? emptyValue(field);
}

function withRows(field: Field, value: unknown): unknown {
  if (!hasRows(field) || !Array.isArray(value)) return value;
  const { fields } = field.of ?? {};
  if (value.length === 0) return [blankRow(field)];
  return fields ? value.map((row) => withInnerRows(fields, row)) : value;
}

/** The lists within a row have a row too. */
function withInnerRows(fields: FieldMap, row: Values): Values {
  const lists = Object.entries(fields).filter(([, field]) => hasRows(field));
  const filled = lists.map(([name, field]) => [name, withRows(field, row[name] ?? [])]);
  return { ...row, ...Object.fromEntries(filled) };
}

function hasRows({ control }: Field): boolean {
  return ['lines', 'rows', 'gallery'].includes(control);
}

function emptyValue(field: Field): unknown {
  if (field.type === 'list') return [];
  if (field.type === 'group') return field.fields ? blankGroup(field.fields) : {};
  return field.type === 'string' ? '' : null;
}
