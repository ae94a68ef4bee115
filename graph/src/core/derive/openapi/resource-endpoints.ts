import type { Failures } from '../../errors.ts';
import { capitalise } from '../../letter-case.ts';
import { type Call, isContent, oneOf, type Resource } from '../../resource.ts';
import {
  answerContent,
  describeEndpoint,
  type Endpoint,
  jsonContent,
  pathParameter,
} from './endpoint.ts';
import { BODY_FAILURES, together, usual } from './failures.ts';
import { listParameters, SHORT_PAGE } from './list-parameters.ts';
import { inputSchema, type JsonObject, refersTo, withVersion } from './schemas.ts';

type Describe = (resource: Resource, all: Resource[]) => Endpoint;

/** The endpoints of a resource's standard calls. `all` holds the resources that may name it. */
export function resourceEndpoints(resource: Resource, all: Resource[]): Endpoint[] {
  const offered = resource.calls.map((call) => ENDPOINTS[call](resource, all));
  return resource.slugPath ? [...offered, getBySlug(resource, all)] : offered;
}

const COUNT = { type: 'integer' };
const baseOf = ({ name }: Resource) => `/${name}`;
const pathOfOne = ({ name, isSingle }: Resource) => (isSingle ? `/${name}` : `/${name}/{id}`);
const recordOf = ({ type }: Resource) => refersTo(type.singular);
const listOf = (data: JsonObject) =>
  answerContent({ data: { type: 'array', items: data }, count: COUNT });
const inputOf = ({ type }: Resource) => refersTo(`${type.singular}Input`);
const newInputOf = (resource: Resource) => {
  const { createOnly } = resource;
  const hasMore = Object.keys(createOnly).length > 0;
  return hasMore ? { allOf: [inputOf(resource), inputSchema(createOnly)] } : inputOf(resource);
};
const idOf = ({ isSingle }: Resource) => (isSingle ? [] : [pathParameter('id')]);

/** The failures for an id that is malformed or unknown. A single record has none. */
const missing = ({ isSingle }: Resource) => (isSingle ? {} : usual('BAD_REQUEST', 'NOT_FOUND'));

/** The failure for a value that another record has, if the caller can set unique fields. */
function taken({ unique, inputFields }: Resource): Failures {
  const labels = unique.flatMap((name) => inputFields[name]?.label ?? []);
  return labels.length > 0 ? { CONFLICT: `${labels.join(' or ')} is already taken.` } : {};
}

function stillNamed({ name }: Resource, all: Resource[]): Failures {
  const names = all
    .filter(({ references }) => references.some(({ resource }) => resource === name))
    .map((each) => each.name);
  return names.length > 0 ? { CONFLICT: `Some ${names.join(' or ')} still use it.` } : {};
}

const list: Describe = (resource) =>
  describeEndpoint({
    path: baseOf(resource),
    method: 'get',
    operationId: `list${resource.type.plural}`,
    summary: `Lists ${resource.words.plural}`,
    audience: resource.read,
    content: listOf(recordOf(resource)),
    failures: together(
      usual('BAD_REQUEST'),
      resource.read === 'public' && isContent(resource) && OF_CHANGES,
    ),
    parameters: listParameters(resource),
  });

/** Who may not know who has changed a record. */
const OF_CHANGES = usual('UNAUTHENTICATED', 'FORBIDDEN');

const get: Describe = (resource) =>
  describeEndpoint({
    path: pathOfOne(resource),
    method: 'get',
    operationId: `get${resource.type.singular}`,
    summary: capitalise(oneOf(resource)),
    audience: resource.read,
    content: answerContent({ data: recordOf(resource) }),
    failures: missing(resource),
    parameters:
      resource.slugField && !resource.slugPath
        ? [pathParameter('id', 'An id or a slug')]
        : idOf(resource),
  });

const getBySlug: Describe = (resource) =>
  describeEndpoint({
    path: `${baseOf(resource)}${resource.slugPath}/{slug}`,
    method: 'get',
    operationId: `get${resource.type.singular}BySlug`,
    summary: `${capitalise(oneOf(resource))}, by its slug`,
    audience: resource.read,
    content: answerContent({ data: recordOf(resource) }),
    failures: missing(resource),
    parameters: [pathParameter('slug')],
  });

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Any text, the same for every try of one creation. All tries make and give one record.',
  schema: { type: 'string' },
} as const;

const create: Describe = (resource) =>
  describeEndpoint({
    path: baseOf(resource),
    method: 'post',
    operationId: `create${resource.type.singular}`,
    summary: `Makes ${oneOf(resource)}`,
    audience: resource.write,
    content: answerContent({ data: recordOf(resource) }),
    status: 201,
    failures: together(BODY_FAILURES, taken(resource), CHANGED_SINCE_FIRST_TRY),
    parameters: [IDEMPOTENCY_KEY],
    body: jsonContent(newInputOf(resource)),
  });

const CHANGED_SINCE_FIRST_TRY: Failures = {
  STALE_VERSION:
    'Somebody changed the record that an earlier try made (`STALE_VERSION`, with `current`).',
};

const update: Describe = (resource) =>
  describeEndpoint({
    path: pathOfOne(resource),
    method: 'put',
    operationId: `update${resource.type.singular}`,
    summary: `Changes ${oneOf(resource)}`,
    audience: resource.write,
    content: answerContent({ data: recordOf(resource) }),
    failures: together(
      BODY_FAILURES,
      !resource.isSingle && usual('NOT_FOUND'),
      usual('STALE_VERSION'),
      taken(resource),
      resource.failures.update,
    ),
    parameters: idOf(resource),
    body: jsonContent(withVersion(inputOf(resource))),
  });

const remove: Describe = (resource, all) =>
  describeEndpoint({
    path: pathOfOne(resource),
    method: 'delete',
    operationId: `delete${resource.type.singular}`,
    summary: `Deletes ${oneOf(resource)}`,
    audience: resource.write,
    content: answerContent({ data: recordOf(resource) }),
    failures: together(
      missing(resource),
      stillNamed(resource, all),
      CHANGED_MEANWHILE,
      resource.failures.remove,
    ),
    parameters: idOf(resource),
  });

const listHistory: Describe = (resource) =>
  describeEndpoint({
    path: `${baseOf(resource)}/{id}/history`,
    method: 'get',
    operationId: `list${resource.type.singular}History`,
    summary: `The changes of ${oneOf(resource)}`,
    audience: resource.write,
    content: listOf(refersTo('HistoryEntry')),
    failures: resource.isSingle ? usual('BAD_REQUEST') : missing(resource),
    parameters: [pathParameter('id'), ...SHORT_PAGE],
  });

const restore: Describe = (resource) =>
  describeEndpoint({
    path: `${baseOf(resource)}/{id}/restore`,
    method: 'post',
    operationId: `restore${resource.type.singular}`,
    summary: `Brings an earlier version of ${oneOf(resource)} back`,
    audience: resource.write,
    content: answerContent({ data: recordOf(resource) }),
    failures: together(BODY_FAILURES, NEVER_SO, CHANGED_MEANWHILE, taken(resource)),
    parameters: [pathParameter('id')],
    body: jsonContent({
      type: 'object',
      required: ['version'],
      properties: { version: { type: 'integer' } },
    }),
  });

const NEVER_SO: Failures = { NOT_FOUND: 'There is no such record, or it never had that version.' };
const CHANGED_MEANWHILE: Failures = {
  STALE_VERSION: 'Somebody else changed the record meanwhile (`STALE_VERSION`, with `current`).',
};

const ENDPOINTS: Record<Call, Describe> = {
  list,
  get,
  create,
  update,
  remove,
  listHistory,
  restore,
};
