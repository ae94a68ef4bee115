import type { Field, FieldMap } from '../../fields/index.ts';

/** A part of the OpenAPI document. */
export type JsonObject = { [key: string]: unknown };

type Direction = 'sent' | 'answered';

const SYSTEM_PROPERTIES: JsonObject = {
  id: { type: 'string' },
  _id: { type: 'string' },
  version: { type: 'integer' },
  createdAt: { type: 'string', format: 'date-time' },
  updatedAt: { type: 'string', format: 'date-time' },
};

/** What staff alone read, where it is known. */
const STAFF_PROPERTIES: JsonObject = {
  createdBy: { type: 'string', description: 'The id of the user who made it, for staff.' },
};

/** The schema of a record in an answer. */
export function recordSchema(fields: FieldMap): JsonObject {
  const titled = mapFields(fields, (field) => titledSchema(field, 'answered'));
  const properties = { ...titled, ...SYSTEM_PROPERTIES };
  const required = Object.keys(properties);
  return { type: 'object', required, properties: { ...properties, ...STAFF_PROPERTIES } };
}

/** The schema of the values that a caller sends for the fields. */
export function inputSchema(fields: FieldMap): JsonObject {
  const required = Object.keys(fields).filter((name) => fields[name]?.required);
  const properties = mapFields(fields, (field) => titledSchema(field, 'sent'));
  return { type: 'object', properties, ...(required.length && { required }) };
}

/** The schema of named fields in an answer, which are all present. */
export function fieldsSchema(fields: FieldMap): JsonObject {
  return groupSchema(fields, 'answered');
}

/** The schema of one field. */
export function fieldSchema(field: Field): JsonObject {
  return schemaOf(field, 'sent');
}

/** Adds the optional version that the sender read. */
export function withVersion(input: JsonObject): JsonObject {
  return { allOf: [input, { type: 'object', properties: { version: { type: 'integer' } } }] };
}

export function refersTo(schema: string): JsonObject {
  return { $ref: `#/components/schemas/${schema}` };
}

/** A schema whose values may also be `null`. */
export function orNull(schema: JsonObject): JsonObject {
  return { anyOf: [schema, { type: 'null' }] };
}

function mapFields(fields: FieldMap, toSchema: (field: Field) => JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toSchema(field)]));
}

function titledSchema(field: Field, direction: Direction): JsonObject {
  const description = field.help && { description: field.help };
  return { ...schemaOf(field, direction), title: field.label, ...description };
}

function schemaOf(field: Field, direction: Direction): JsonObject {
  if (field.type === 'list') {
    return { type: 'array', items: field.of ? schemaOf(field.of, direction) : {} };
  }
  if (field.type === 'group') return groupSchema(field.fields ?? {}, direction);
  const isNullable = !field.required && field.defaultValue === null;
  const type = isNullable ? [field.type, 'null'] : field.type;
  return { type, ...(field.options && { enum: [...field.options] }) };
}

function groupSchema(fields: FieldMap, direction: Direction): JsonObject {
  const properties = mapFields(fields, (field) => schemaOf(field, direction));
  const required = Object.keys(fields).filter(
    (name) => direction === 'answered' || fields[name]?.required,
  );
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}
