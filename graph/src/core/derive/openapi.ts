import type { Audience } from '../access.ts';
import type { Field, FieldMap } from '../fields/index.ts';
import type { Operation, Output } from '../operation.ts';
import type { Call, Resource } from '../resource.ts';

type Json = { [key: string]: unknown };

/** The OpenAPI 3.1 document of the REST API. */
export function deriveOpenapi(resources: Resource[], operations: Operation[]): Json {
  const schemas: Json = { Error: ERROR_SCHEMA };
  const paths: Record<string, Json> = {};
  const add = (path: string, method: string, operation: Json) => {
    paths[path] = { ...paths[path], [method]: operation };
  };
  for (const resource of resources) {
    schemas[resource.type.singular] = recordSchema(resource.fields);
    schemas[`${resource.type.singular}Input`] = inputSchema(resource.fields);
    for (const call of resource.calls) {
      const { path, method, ...operation } = describeCall(resource, call);
      add(path, method, operation);
    }
    if (resource.slugPath) {
      add(`/${resource.name}${resource.slugPath}/{slug}`, 'get', describeBySlug(resource));
    }
  }
  for (const operation of operations) {
    add(toPath(operation.path), operation.method, describeOperation(operation, resources));
  }
  add('/upload', 'post', UPLOAD_OPERATION);
  return {
    openapi: '3.1.0',
    info: { title: 'Karibu', version: '1', description: 'Content of a tour operator’s website.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

const SYSTEM_PROPERTIES: Json = {
  id: { type: 'string' },
  _id: { type: 'string' },
  version: { type: 'integer' },
  createdAt: { type: 'string', format: 'date-time' },
  updatedAt: { type: 'string', format: 'date-time' },
};

const FAILURE: Json = {
  description: 'Why not',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

const ERROR_SCHEMA: Json = {
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

function recordSchema(fields: FieldMap): Json {
  const properties = { ...mapFields(fields, outputSchema), ...SYSTEM_PROPERTIES };
  return { type: 'object', required: Object.keys(properties), properties };
}

function inputSchema(fields: FieldMap): Json {
  const required = Object.keys(fields).filter((name) => fields[name]?.required);
  const properties = mapFields(fields, (field) => ({ ...fieldSchema(field), ...describe(field) }));
  return { type: 'object', properties, ...(required.length && { required }) };
}

function mapFields(fields: FieldMap, schemaOf: (field: Field) => Json): Json {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));
}

function outputSchema(field: Field): Json {
  const schema = fieldSchema(field);
  const isNullable = !field.required && field.defaultValue === null;
  return { ...schema, ...(isNullable && { type: [schema.type, 'null'] }), ...describe(field) };
}

function describe(field: Field): Json {
  return { title: field.label, ...(field.help && { description: field.help }) };
}

function fieldSchema(field: Field): Json {
  if (field.type === 'list') return { type: 'array', items: field.of ? fieldSchema(field.of) : {} };
  if (field.type === 'group') {
    return { type: 'object', properties: mapFields(field.fields ?? {}, fieldSchema) };
  }
  return { type: field.type, ...(field.options && { enum: [...field.options] }) };
}

function describeCall(resource: Resource, call: Call): Json & { path: string; method: string } {
  const base = `/${resource.name}`;
  const one = resource.isSingle ? base : `${base}/{id}`;
  const record = { $ref: `#/components/schemas/${resource.type.singular}` };
  const input = { $ref: `#/components/schemas/${resource.type.singular}Input` };
  const id = resource.isSingle ? [] : [parameter('id', 'path')];
  const { read, write, label, type } = resource;
  const many = { type: 'array', items: record };
  switch (call) {
    case 'list':
      return {
        path: base,
        method: 'get',
        ...operation(`list${type.plural}`, `Lists ${resource.name}`, read, many, true),
        parameters: listParameters(resource),
      };
    case 'get': {
      const takesSlug = resource.slugField && !resource.slugPath;
      const key = takesSlug ? [parameter('id', 'path', 'An id or a slug')] : id;
      return {
        path: one,
        method: 'get',
        ...operation(`get${type.singular}`, `One ${label}`, read, record),
        parameters: key,
      };
    }
    case 'create':
      return {
        path: base,
        method: 'post',
        ...operation(`create${type.singular}`, `Makes a ${label}`, write, record, false, '201'),
        ...body(input),
      };
    case 'update':
      return {
        path: one,
        method: 'put',
        ...operation(`update${type.singular}`, `Changes a ${label}`, write, record),
        parameters: id,
        ...body(withVersion(input)),
      };
    case 'remove':
      return {
        path: one,
        method: 'delete',
        ...operation(`delete${type.singular}`, `Deletes a ${label}`, write, record),
        parameters: id,
      };
    case 'listHistory':
      return {
        path: `${base}/{id}/history`,
        method: 'get',
        ...operation(
          `list${type.singular}History`,
          `The changes of a ${label}`,
          write,
          { type: 'array', items: {} },
          true,
        ),
        parameters: [parameter('id', 'path')],
      };
    case 'restore':
      return {
        path: `${base}/{id}/restore`,
        method: 'post',
        ...operation(
          `restore${type.singular}`,
          `Brings an earlier version of a ${label} back`,
          write,
          record,
        ),
        parameters: [parameter('id', 'path')],
        ...body({
          type: 'object',
          required: ['version'],
          properties: { version: { type: 'integer' } },
        }),
      };
  }
}

function describeBySlug({ type, label, read }: Resource): Json {
  const record = { $ref: `#/components/schemas/${type.singular}` };
  return {
    ...operation(`get${type.singular}BySlug`, `One ${label}, by its slug`, read, record),
    parameters: [parameter('slug', 'path')],
  };
}

function describeOperation(described: Operation, resources: Resource[]): Json {
  const { name, summary, audience, output, input, path, method } = described;
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, key = '']) => key);
  const rest = Object.fromEntries(Object.entries(input).filter(([key]) => !inPath.includes(key)));
  const isQuery = method === 'get';
  const inQuery = isQuery ? Object.entries(rest) : [];
  const parameters = [
    ...inPath.map((key) => parameter(key, 'path', input[key]?.label)),
    ...inQuery.map(([key, field]) => parameter(key, 'query', field.label, fieldSchema(field))),
  ];
  const answer = outputJson(output, resources);
  const documented = operation(name, summary, audience, answer, answer.type === 'array');
  return {
    ...documented,
    ...(output.kind === 'file' && fileResponses(output.mediaType)),
    ...(parameters.length > 0 && { parameters }),
    ...(!isQuery && Object.keys(rest).length > 0 && body(inputSchema(rest))),
  };
}

function outputJson(output: Output, resources: Resource[]): Json {
  if (output.kind === 'json' || output.kind === 'file') return {};
  if (output.kind === 'fields') {
    const one = { type: 'object', properties: mapFields(output.fields, fieldSchema) };
    return output.isList ? { type: 'array', items: one } : one;
  }
  const resource = resources.find(({ name }) => name === output.resource);
  const one = { $ref: `#/components/schemas/${resource?.type.singular}` };
  return output.kind === 'records' ? { type: 'array', items: one } : one;
}

function fileResponses(mediaType: string): Json {
  const content = { [mediaType.split(';')[0] ?? '']: { schema: { type: 'string' } } };
  return { responses: { 200: { description: 'The file', content }, default: FAILURE } };
}

function operation(
  operationId: string,
  summary: string,
  audience: Audience,
  data: Json,
  hasCount = false,
  status = '200',
): Json {
  const properties = { data, ...(hasCount && { count: { type: 'integer' } }) };
  return {
    operationId,
    summary,
    ...(audience !== 'public' && { security: [{ bearer: [] }] }),
    responses: {
      [status]: {
        description: 'The answer',
        content: json({ type: 'object', required: Object.keys(properties), properties }),
      },
      default: FAILURE,
    },
  };
}

function listParameters(resource: Resource): Json[] {
  const paging = [
    parameter('page', 'query', 'From 1', { type: 'integer' }),
    parameter('limit', 'query', 'At most 1000', { type: 'integer' }),
    parameter('sort', 'query', 'A field, with - before it for descending', { type: 'string' }),
    parameter('search', 'query', 'Text to look for', { type: 'string' }),
  ];
  const filters = resource.filters.map((name) => {
    const field = resource.fields[name];
    return parameter(name, 'query', field?.label, field ? fieldSchema(field) : {});
  });
  return [...paging, ...filters];
}

function parameter(
  name: string,
  place: 'path' | 'query',
  description = '',
  schema: Json = {},
): Json {
  const isPath = place === 'path';
  return {
    name,
    in: place,
    ...(isPath && { required: true }),
    ...(description && { description }),
    schema: isPath ? { type: 'string' } : schema,
  };
}

function withVersion(input: Json): Json {
  return { allOf: [input, { type: 'object', properties: { version: { type: 'integer' } } }] };
}

function body(schema: Json): Json {
  return { requestBody: { required: true, content: json(schema) } };
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

function toPath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

const UPLOAD_OPERATION: Json = {
  ...operation(
    'uploadImage',
    'Uploads a picture',
    'staff',
    { $ref: '#/components/schemas/Upload' },
    false,
    '201',
  ),
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['image'],
          properties: {
            image: { type: 'string', format: 'binary' },
            type: { type: 'string', enum: ['tour', 'package', 'gallery', 'default'] },
          },
        },
      },
    },
  },
};
