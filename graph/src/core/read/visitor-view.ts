import type { Field, FieldMap } from '../fields/index.ts';
import { type PlainRecord, readValue } from './record.ts';

type Values = Record<string, unknown>;

/**
 * Makes the function that gives what visitors may read of a record: a field whose `visibleWhen`
 * gives false reads as if it had never been filled in. Fields within groups and rows count too.
 */
export function createVisitorView(fields: FieldMap): (record: PlainRecord) => PlainRecord {
  const isConditional = Object.values(fields).some(hasRule);
  return isConditional ? (record) => viewValues(fields, record, record) as PlainRecord : asItIs;
}

const asItIs = (record: PlainRecord) => record;

function hasRule({ visibleWhen, fields, of }: Field): boolean {
  const inner = Object.values(fields ?? {});
  return Boolean(visibleWhen) || inner.some(hasRule) || (of !== undefined && hasRule(of));
}

function viewValues(fields: FieldMap, values: Values, record: PlainRecord): Values {
  const viewed = Object.entries(fields).map(([name, field]) => [
    name,
    viewValue(field, values[name], record),
  ]);
  return { ...values, ...Object.fromEntries(viewed) };
}

function viewValue(field: Field, value: unknown, record: PlainRecord): unknown {
  if (!hasRule(field)) return value;
  if (field.visibleWhen && !field.visibleWhen(record)) return readValue(field, undefined);
  if (field.fields) return viewValues(field.fields, value as Values, record);
  const { of } = field;
  return of && Array.isArray(value) ? value.map((entry) => viewValue(of, entry, record)) : value;
}
