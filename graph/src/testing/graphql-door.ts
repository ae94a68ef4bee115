import { capitalise, lowerFirst } from '#core/letter-case.ts';
import type { Resource } from '#core/resource.ts';
import { serviceOf } from '../services.ts';
import type { Calls, Door, DoorAnswer } from './door.ts';
import { selectOutput, selectRecord } from './graphql-selection.ts';
import type { Json, TestServer } from './test-server.ts';

type Variable = { type: string; value: unknown };
type Send = (
  field: { kind: 'query' | 'mutation'; name: string; selection: string; as: string | undefined },
  variables: Record<string, Variable>,
) => Promise<DoorAnswer>;

/** The GraphQL API. Each call selects every field of a record. */
export function graphqlDoor(getServer: () => TestServer): Door {
  const send: Send = async ({ kind, name, selection, as }, variables) => {
    const sent = Object.entries(variables).filter(([, { value }]) => value !== undefined);
    const declared = sent.map(([key, { type }]) => `$${key}: ${type}`).join(', ');
    const passed = sent.map(([key]) => `${key}: $${key}`).join(', ');
    const head = declared ? `${kind}(${declared})` : kind;
    const call = passed ? `${name}(${passed})` : name;
    const values = Object.fromEntries(sent.map(([key, { value }]) => [key, value]));
    const document = `${head} { answer: ${call} ${selection && `{ ${selection} }`} }`;
    return toDoorAnswer(await getServer().graphql(document, values, as));
  };
  return {
    name: 'GraphQL',
    of: (resource) => graphqlCalls(resource, send),
    async run(name, { id, input, page = {}, as } = {}) {
      const { services } = getServer();
      const operation = services.operations.find((each) => each.name === name);
      if (!operation) throw new Error(`There is no operation called ${name}`);
      const hasInput = Object.keys(operation.input).length > 0;
      const recordFields = (of: string) => selectRecord(serviceOf(services.byName, of).resource);
      const answer = await send(
        { kind: operation.kind, name, as, selection: selectOutput(operation, recordFields) },
        {
          ...(operation.path.includes(':id') && { id: { type: 'ID!', value: id } }),
          ...(hasInput && { input: { type: `${capitalise(name)}Input!`, value: input ?? {} } }),
          page: { type: 'Int', value: page.page },
          limit: { type: 'Int', value: page.limit },
        },
      );
      return operation.output.kind === 'file' ? { ...answer, data: answer.data?.text } : answer;
    },
  };
}

function graphqlCalls(resource: Resource, send: Send): Calls {
  const { singular, plural } = resource.type;
  const one = lowerFirst(singular);
  const selection = selectRecord(resource);
  const idOf = (value: string) => (resource.isSingle ? {} : { id: { type: 'ID!', value } });
  const inputOf = (value: unknown) => ({ input: { type: `${singular}Input!`, value } });
  const query = (name: string, as?: string) => ({ kind: 'query', name, selection, as }) as const;
  const mutate = (name: string, as?: string) =>
    ({ kind: 'mutation', name: name + singular, selection, as }) as const;
  return {
    list: ({ filter, search, sort, page, limit } = {}, as) =>
      send(
        { ...query(lowerFirst(plural), as), selection: `count items { ${selection} }` },
        {
          filter: { type: `${singular}Filter`, value: filter },
          search: { type: 'String', value: search },
          sort: { type: 'String', value: sort },
          page: { type: 'Int', value: page },
          limit: { type: 'Int', value: limit },
        },
      ),
    get: (id, as) => send(query(one, as), idOf(id)),
    getBySlug: (value, as) => send(query(`${one}BySlug`, as), { slug: { type: 'String!', value } }),
    create: (input, as) => send(mutate('create', as), inputOf(input)),
    update: (id, input, as, version) =>
      send(mutate('update', as), {
        ...idOf(id),
        ...inputOf(input),
        version: { type: 'Int', value: version },
      }),
    remove: (id, as) => send(mutate('delete', as), idOf(id)),
    restore: (value, version, as) =>
      send(mutate('restore', as), {
        id: { type: 'ID!', value },
        version: { type: 'Int!', value: version },
      }),
    history: (value, as, { page, limit } = {}) =>
      send(
        { ...query(`${one}History`, as), selection: 'count items' },
        {
          id: { type: 'ID!', value },
          page: { type: 'Int', value: page },
          limit: { type: 'Int', value: limit },
        },
      ),
  };
}

function toDoorAnswer({ data, errors: [failure] = [] }: Json): DoorAnswer {
  if (failure) {
    const { code, errors, current } = failure.extensions;
    return { code, message: failure.message, data: null, errors, current };
  }
  const { answer } = data;
  const isPage = Array.isArray(answer?.items);
  const message = answer?.message ?? '';
  if (isPage) return { code: 'OK', message, data: answer.items, count: answer.count };
  const count = Array.isArray(answer) ? { count: answer.length } : {};
  return { code: 'OK', message, data: answer, ...count };
}
