import type { Call, Resource } from '../../resource.ts';
import { describeAnswer, type Endpoint, jsonBody, pathParameter } from './endpoint.ts';
import { listParameters, SHORT_PAGE } from './list-parameters.ts';
import { inputSchema, refersTo, withVersion } from './schemas.ts';

type Describe = (resource: Resource) => Endpoint;

/** What the standard calls of a resource do. */
export function resourceEndpoints(resource: Resource): Endpoint[] {
  const offered = resource.calls.map((call) => ENDPOINTS[call](resource));
  return resource.slugPath ? [...offered, getBySlug(resource)] : offered;
}

const COUNT = { type: 'integer' };
const baseOf = ({ name }: Resource) => `/${name}`;
const oneOf = ({ name, isSingle }: Resource) => (isSingle ? `/${name}` : `/${name}/{id}`);
const recordOf = ({ type }: Resource) => refersTo(type.singular);
const inputOf = ({ type }: Resource) => refersTo(`${type.singular}Input`);
const newInputOf = (resource: Resource) => {
  const { createOnly } = resource;
  const hasMore = Object.keys(createOnly).length > 0;
  return hasMore ? { allOf: [inputOf(resource), inputSchema(createOnly)] } : inputOf(resource);
};
const idOf = ({ isSingle }: Resource) => (isSingle ? [] : [pathParameter('id')]);

const list: Describe = (resource) => ({
  path: baseOf(resource),
  method: 'get',
  operation: {
    ...describeAnswer({
      operationId: `list${resource.type.plural}`,
      summary: `Lists ${resource.name}`,
      audience: resource.read,
      properties: { data: { type: 'array', items: recordOf(resource) }, count: COUNT },
    }),
    parameters: listParameters(resource),
  },
});

const get: Describe = (resource) => {
  const takesSlug = resource.slugField && !resource.slugPath;
  return {
    path: oneOf(resource),
    method: 'get',
    operation: {
      ...describeAnswer({
        operationId: `get${resource.type.singular}`,
        summary: `One ${resource.label}`,
        audience: resource.read,
        properties: { data: recordOf(resource) },
      }),
      parameters: takesSlug ? [pathParameter('id', 'An id or a slug')] : idOf(resource),
    },
  };
};

const getBySlug: Describe = (resource) => ({
  path: `${baseOf(resource)}${resource.slugPath}/{slug}`,
  method: 'get',
  operation: {
    ...describeAnswer({
      operationId: `get${resource.type.singular}BySlug`,
      summary: `One ${resource.label}, by its slug`,
      audience: resource.read,
      properties: { data: recordOf(resource) },
    }),
    parameters: [pathParameter('slug')],
  },
});

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Whatever text, the same whenever a creation is tried again: only one record is made, and answered each time.',
  schema: { type: 'string' },
} as const;

const create: Describe = (resource) => ({
  path: baseOf(resource),
  method: 'post',
  operation: {
    ...describeAnswer({
      operationId: `create${resource.type.singular}`,
      summary: `Makes a ${resource.label}`,
      audience: resource.write,
      properties: { data: recordOf(resource) },
      status: '201',
    }),
    parameters: [IDEMPOTENCY_KEY],
    ...jsonBody(newInputOf(resource)),
  },
});

const update: Describe = (resource) => ({
  path: oneOf(resource),
  method: 'put',
  operation: {
    ...describeAnswer({
      operationId: `update${resource.type.singular}`,
      summary: `Changes a ${resource.label}`,
      audience: resource.write,
      properties: { data: recordOf(resource) },
    }),
    parameters: idOf(resource),
    ...jsonBody(withVersion(inputOf(resource))),
  },
});

const remove: Describe = (resource) => ({
  path: oneOf(resource),
  method: 'delete',
  operation: {
    ...describeAnswer({
      operationId: `delete${resource.type.singular}`,
      summary: `Deletes a ${resource.label}`,
      audience: resource.write,
      properties: { data: recordOf(resource) },
    }),
    parameters: idOf(resource),
  },
});

const listHistory: Describe = (resource) => ({
  path: `${baseOf(resource)}/{id}/history`,
  method: 'get',
  operation: {
    ...describeAnswer({
      operationId: `list${resource.type.singular}History`,
      summary: `The changes of a ${resource.label}`,
      audience: resource.write,
      properties: { data: { type: 'array', items: refersTo('HistoryEntry') }, count: COUNT },
    }),
    parameters: [pathParameter('id'), ...SHORT_PAGE],
  },
});

const restore: Describe = (resource) => ({
  path: `${baseOf(resource)}/{id}/restore`,
  method: 'post',
  operation: {
    ...describeAnswer({
      operationId: `restore${resource.type.singular}`,
      summary: `Brings an earlier version of a ${resource.label} back`,
      audience: resource.write,
      properties: { data: recordOf(resource) },
    }),
    parameters: [pathParameter('id')],
    ...jsonBody({
      type: 'object',
      required: ['version'],
      properties: { version: { type: 'integer' } },
    }),
  },
});

const ENDPOINTS: Record<Call, Describe> = {
  list,
  get,
  create,
  update,
  remove,
  listHistory,
  restore,
};
