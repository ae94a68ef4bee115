import { GraphQLJSON } from 'graphql-scalars';
import { Arg, type ClassType, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { assertMay, type Context } from '../access.ts';
import { AppError } from '../errors.ts';
import { fileFields, type Operation, type Output, parseInput } from '../operation.ts';
import { EVERYTHING, type ListQuery, MAX_LIMIT } from '../paging.ts';
import type { Call } from '../resource.ts';
import type { Service } from '../service.ts';
import { deriveInput, deriveOutput, deriveTypes, type ResourceTypes } from './types.ts';

type Argument = { name: string; type: () => unknown; nullable?: boolean };
type Resolve = (context: Context, ...values: never[]) => Promise<unknown>;
type ResolverField = {
  kind: 'query' | 'mutation';
  name: string;
  returns: () => unknown;
  nullable?: boolean;
  description: string;
  takes: Argument[];
  resolve: Resolve;
};

/** What the schema is built from: resolver classes, and the record types that operations reuse. */
export type Derived = { resolvers: ClassType[]; records: Map<string, ClassType> };

/** The resolver classes of all services and operations. */
export function deriveResolvers(services: Service[], operations: Operation[]): Derived {
  const records = new Map<string, ClassType>();
  const outputs = new Map<string, ClassType>();
  const resolvers = services.map((service) => {
    const types = deriveTypes(service.resource);
    records.set(service.resource.name, types.record);
    return defineResolver(service.resource.type.plural, resourceFields(service, types));
  });
  const fields = operations.map((operation) => operationField(operation, records, outputs));
  return { resolvers: [...resolvers, defineResolver('Operations', fields)], records };
}

const ID_ARGUMENT: Argument = { name: 'id', type: () => ID };
const VERSION_ARGUMENT: Argument = { name: 'version', type: () => Int };

function resourceFields(service: Service, types: ResourceTypes): ResolverField[] {
  const { resource } = service;
  const { singular, plural } = resource.type;
  const id = resource.isSingle ? [] : [ID_ARGUMENT];
  const takeId = (values: unknown[]) => (resource.isSingle ? ['', ...values] : values);
  const input: Argument = { name: 'input', type: () => types.input };
  const version: Argument = { ...VERSION_ARGUMENT, nullable: true };
  const returns = () => types.record;
  const label = resource.label;
  const all: Record<Call, ResolverField> = {
    list: listField(service, types, lowerFirst(plural)),
    get: {
      kind: 'query',
      name: lowerFirst(singular),
      returns,
      takes: id,
      description: `One ${label}.`,
      resolve: (context, ...values) => service.get(context, String(takeId(values)[0])),
    },
    create: {
      kind: 'mutation',
      name: `create${singular}`,
      returns,
      takes: [input],
      description: `Makes a ${label}.`,
      resolve: (context, values: never) => service.create(context, values),
    },
    update: {
      kind: 'mutation',
      name: `update${singular}`,
      returns,
      takes: [...id, input, version],
      description: `Changes a ${label}; a stale version changes nothing.`,
      resolve(context, ...values) {
        const [key, sent, read] = takeId(values);
        return service.update(context, String(key), sent, (read as number | undefined) ?? null);
      },
    },
    remove: {
      kind: 'mutation',
      name: `delete${singular}`,
      returns,
      takes: id,
      description: `Deletes a ${label}; it can be restored.`,
      resolve: (context, key: never) => service.remove(context, key),
    },
    listHistory: {
      kind: 'query',
      name: `${lowerFirst(singular)}History`,
      returns: () => [GraphQLJSON],
      takes: [ID_ARGUMENT],
      description: `The changes of a ${label}, newest first.`,
      resolve: (context, key: never) => service.listHistory(context, key),
    },
    restore: {
      kind: 'mutation',
      name: `restore${singular}`,
      returns,
      takes: [ID_ARGUMENT, VERSION_ARGUMENT],
      description: `Brings an earlier version of a ${label} back.`,
      resolve: (context, ...values) => {
        const [key, wanted] = values as unknown as [string, number];
        return service.restore(context, key, wanted);
      },
    },
  };
  const offered = resource.calls.map((call) => all[call]);
  return resource.slugField ? [...offered, bySlugField(service, types)] : offered;
}

function listField(service: Service, types: ResourceTypes, name: string): ResolverField {
  const optional = (argument: Argument) => ({ ...argument, nullable: true });
  const filter = types.filter;
  return {
    kind: 'query',
    name,
    returns: () => types.list,
    description: `A page of ${service.resource.name}.`,
    takes: [
      optional({ name: 'ids', type: () => [ID] }),
      optional({ name: 'search', type: () => String }),
      optional({ name: 'sort', type: () => String }),
      optional({ name: 'page', type: () => Int }),
      optional({ name: 'limit', type: () => Int }),
      ...(filter ? [optional({ name: 'filter', type: () => filter })] : []),
    ],
    async resolve(context, ...values) {
      const { records, count } = await service.list(context, toListQuery(values));
      return { items: records, count };
    },
  };
}

function bySlugField(service: Service, types: ResourceTypes): ResolverField {
  const { singular } = service.resource.type;
  return {
    kind: 'query',
    name: `${lowerFirst(singular)}BySlug`,
    returns: () => types.record,
    description: `One ${service.resource.label}, by its slug.`,
    takes: [{ name: 'slug', type: () => String }],
    resolve: (context, slug: never) => service.getBySlug(context, slug),
  };
}

function operationField(
  operation: Operation,
  records: Map<string, ClassType>,
  outputs: Map<string, ClassType>,
): ResolverField {
  const { name, output } = operation;
  const hasInput = Object.keys(operation.input).length > 0;
  const inputType = hasInput ? deriveInput(`${capitalise(name)}Input`, operation.input) : null;
  const hasId = operation.path.includes(':id');
  const returns = outputType(output, records, outputs);
  return {
    kind: operation.kind,
    name,
    returns,
    nullable: operation.isNullable ?? false,
    description: `${operation.summary}.`,
    takes: [
      ...(hasId ? [ID_ARGUMENT] : []),
      ...(inputType ? [{ name: 'input', type: () => inputType }] : []),
    ],
    async resolve(context, ...values) {
      assertMay(context, operation.audience);
      const [id, sent] = hasId ? values : ['', ...values];
      const input = parseInput(operation, sent ?? {});
      return operation.run(context, { id: String(id), input });
    },
  };
}

/** What an operation returns. Operations may share a type of named fields: it is made once. */
function outputType(
  output: Output,
  records: Map<string, ClassType>,
  outputs: Map<string, ClassType>,
): () => unknown {
  if (output.kind === 'json') return () => GraphQLJSON;
  if (output.kind === 'record') return () => records.get(output.resource);
  if (output.kind === 'records') return () => [records.get(output.resource)];
  const { name, fields } = output.kind === 'file' ? TEXT_FILE : output;
  const type = outputs.get(name) ?? deriveOutput(name, fields);
  outputs.set(name, type);
  const isList = output.kind === 'fields' && output.isList;
  return () => (isList ? [type] : type);
}

const TEXT_FILE = { name: 'TextFile', fields: fileFields };

function toListQuery(values: unknown[]): ListQuery {
  const [ids, search, sort, page, limit, filter] = values as [
    string[] | undefined,
    string | undefined,
    string | undefined,
    number | undefined,
    number | undefined,
    Record<string, string> | undefined,
  ];
  const query = {
    ...EVERYTHING,
    ids: ids ?? null,
    search: (search ?? '').trim().slice(0, 200),
    sort: sort ?? '',
    page: page ?? 1,
    limit: limit ?? MAX_LIMIT,
    filter: withoutNulls(filter ?? {}),
  };
  const isInRange = query.page >= 1 && query.limit >= 1 && query.limit <= MAX_LIMIT;
  if (!isInRange) throw new AppError('BAD_REQUEST', `page counts from 1, limit up to ${MAX_LIMIT}`);
  return query;
}

function withoutNulls(filter: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** A resolver class with one method per field, decorated by calling the decorators. */
function defineResolver(name: string, fields: ResolverField[]): ClassType {
  const resolver = class {};
  Object.defineProperty(resolver, 'name', { value: `${name}Resolver` });
  for (const field of fields) {
    const method = (...values: unknown[]) =>
      field.resolve(values.at(-1) as Context, ...(values.slice(0, -1) as never[]));
    const descriptor = { value: method, writable: true, configurable: true };
    Object.defineProperty(resolver.prototype, field.name, descriptor);
    for (const [index, { name: argument, type, nullable }] of field.takes.entries()) {
      const options = { nullable: nullable ?? false };
      Arg(argument, type as () => ClassType, options)(resolver.prototype, field.name, index);
    }
    Ctx()(resolver.prototype, field.name, field.takes.length);
    const decorate = field.kind === 'query' ? Query : Mutation;
    const options = { nullable: field.nullable ?? false, description: field.description };
    decorate(field.returns as () => ClassType, { ...options, name: field.name })(
      resolver.prototype,
      field.name,
      descriptor,
    );
  }
  Resolver()(resolver);
  return resolver as ClassType;
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
