import { GraphQLJSON } from 'graphql-scalars';
import { Int } from 'type-graphql';
import { capitalise, lowerFirst } from '../../letter-case.ts';
import { FIRST_PAGE, toPage } from '../../read/paging.ts';
import { type Call, oneOf } from '../../resource.ts';
import type { Service } from '../../service.ts';
import { listField } from './list-field.ts';
import {
  type Argument,
  ID_ARGUMENT,
  PAGE_ARGUMENTS,
  type ResolverField,
} from './resolver-class.ts';
import { definePage, type ResourceTypes } from './types.ts';

type MakeField = (service: Service, types: ResourceTypes) => ResolverField;

/** The queries and mutations of a resource. */
export function resourceFields(service: Service, types: ResourceTypes): ResolverField[] {
  const { resource } = service;
  const offered = resource.calls.map((call) => FIELDS[call]);
  const all = resource.slugField ? [...offered, bySlugField] : offered;
  return all.map((makeField) => makeField(service, types));
}

const VERSION_ARGUMENT: Argument = { name: 'version', type: () => Int };

/** A single record needs no id. */
const idArguments = ({ resource }: Service) => (resource.isSingle ? [] : [ID_ARGUMENT]);
const withId = ({ resource }: Service, values: unknown[]) =>
  resource.isSingle ? ['', ...values] : values;

const getField: MakeField = (service, { record }) => ({
  kind: 'query',
  name: lowerFirst(service.resource.type.singular),
  returns: () => record,
  takes: idArguments(service),
  description: `${capitalise(oneOf(service.resource))}.`,
  resolve: (context, ...values) => service.get(context, String(withId(service, values)[0])),
});

const bySlugField: MakeField = (service, { record }) => ({
  kind: 'query',
  name: `${lowerFirst(service.resource.type.singular)}BySlug`,
  returns: () => record,
  description: `${capitalise(oneOf(service.resource))}, by its slug.`,
  takes: [{ name: 'slug', type: () => String }],
  resolve: (context, slug: never) => service.getBySlug(context, slug),
});

const createField: MakeField = (service, { record, input }) => ({
  kind: 'mutation',
  name: `create${service.resource.type.singular}`,
  returns: () => record,
  takes: [{ name: 'input', type: () => input }],
  description: `Makes ${oneOf(service.resource)}.`,
  resolve: (context, values: never) => service.create(context, values),
});

const updateField: MakeField = (service, { record, input }) => ({
  kind: 'mutation',
  name: `update${service.resource.type.singular}`,
  returns: () => record,
  takes: [
    ...idArguments(service),
    { name: 'input', type: () => input },
    { ...VERSION_ARGUMENT, nullable: true },
  ],
  description: `Changes ${oneOf(service.resource)}; a stale version changes nothing.`,
  resolve(context, ...values) {
    const [id, sent, version] = withId(service, values);
    return service.update(context, String(id), sent, (version as number | undefined) ?? null);
  },
});

const removeField: MakeField = (service, { record }) => ({
  kind: 'mutation',
  name: `delete${service.resource.type.singular}`,
  returns: () => record,
  takes: idArguments(service),
  description: `Deletes ${oneOf(service.resource)}${
    service.resource.calls.includes('restore') ? '; it can be restored' : ' for good'
  }.`,
  resolve: (context, id: never) => service.remove(context, id),
});

const CHANGES = definePage('Changes', () => GraphQLJSON);

const listHistoryField: MakeField = (service) => ({
  kind: 'query',
  name: `${lowerFirst(service.resource.type.singular)}History`,
  returns: () => CHANGES,
  takes: [ID_ARGUMENT, ...PAGE_ARGUMENTS],
  description: `A page of the changes of ${oneOf(service.resource)}, newest first.`,
  async resolve(context, ...values) {
    const [id, page, limit] = values as unknown as [string, number?, number?];
    const wanted = toPage(page, limit, FIRST_PAGE);
    const { entries, count } = await service.listHistory(context, id, wanted);
    return { items: entries, count };
  },
});

const restoreField: MakeField = (service, { record }) => ({
  kind: 'mutation',
  name: `restore${service.resource.type.singular}`,
  returns: () => record,
  takes: [ID_ARGUMENT, VERSION_ARGUMENT],
  description: `Brings an earlier version of ${oneOf(service.resource)} back.`,
  resolve(context, ...values) {
    const [id, version] = values as unknown as [string, number];
    return service.restore(context, id, version);
  },
});

const FIELDS: Record<Call, MakeField> = {
  list: listField,
  get: getField,
  create: createField,
  update: updateField,
  remove: removeField,
  listHistory: listHistoryField,
  restore: restoreField,
};
