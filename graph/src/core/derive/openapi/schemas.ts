import type { Field, FieldMap } from '../../fields/index.ts';

/** A part of the document: JSON whose shape OpenAPI gives. */
export type JsonObject = { [key: string]: unknown };

/** What every failed call answers with. */
export const ERROR_SCHEMA: JsonObject = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    current: {},
  },
};

const SYSTEM_PROPERTIES: JsonObject = {
  id: { type: 'string' },
  _id: { type: 'string' },
  version: { type: 'integer' },
  createdAt: { type: 'string', format: 'date-time' },
  updatedAt: { type: 'string', format: 'date-time' },
};

/** A record as it is answered. */
export function recordSchema(fields: FieldMap): JsonObject {
  const properties = { ...mapFields(fields, outputSchema), ...SYSTEM_PROPERTIES };
  return { type: 'object', required: Object.keys(properties), properties };
}

/** What a caller sends for the fields. */
export function inputSchema(fields: FieldMap): JsonObject {
  const required = Object.keys(fields).filter((name) => fields[name]?.required);
  const properties = mapFields(fields, (field) => ({ ...fieldSchema(field), ...describe(field) }));
  return { type: 'object', properties, ...(required.length && { required }) };
}

/** The named fields that an operation answers with. */
export function fieldsSchema(fields: FieldMap): JsonObject {
  return { type: 'object', properties: mapFields(fields, fieldSchema) };
}

export function fieldSchema(field: Field): JsonObject {
  if (field.type === 'list') return { type: 'array', items: field.of ? fieldSchema(field.of) : {} };
  if (field.type === 'group') return fieldsSchema(field.fields ?? {});
  return { type: field.type, ...(field.options && { enum: [...field.options] }) };
}

/** An input that may say which version its sender read. */
export function withVersion(input: JsonObject): JsonObject {
  return { allOf: [input, { type: 'object', properties: { version: { type: 'integer' } } }] };
}

export function refersTo(schema: string): JsonObject {
  return { $ref: `#/components/schemas/${schema}` };
}

function mapFields(fields: FieldMap, schemaOf: (field: Field) => JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));
}

function outputSchema(field: Field): JsonObject {
  const schema = fieldSchema(field);
  const isNullable = !field.required && field.defaultValue === null;
  return { ...schema, ...(isNullable && { type: [schema.type, 'null'] }), ...describe(field) };
}

function describe(field: Field): JsonObject {
  return { title: field.label, ...(field.help && { description: field.help }) };
}
