import type { GraphQLResolveInfo } from 'graphql';
import { ID } from 'type-graphql';
import { lowerFirst } from '../../letter-case.ts';
import { EVERYTHING, type ListQuery, toPage, toSearch } from '../../read/paging.ts';
import type { Service } from '../../service.ts';
import { type Argument, PAGE_ARGUMENTS, type ResolverField } from './resolver-class.ts';
import { selectedFields } from './selected-fields.ts';
import type { ResourceTypes } from './types.ts';

/** The query that lists a resource. */
export function listField({ resource, list }: Service, types: ResourceTypes): ResolverField {
  const optional = (argument: Argument) => ({ ...argument, nullable: true });
  const filter = types.filter;
  return {
    kind: 'query',
    name: lowerFirst(resource.type.plural),
    returns: () => types.list,
    description: `A page of ${resource.words.plural}.`,
    takes: [
      optional({ name: 'ids', type: () => [ID] }),
      optional({ name: 'search', type: () => String }),
      optional({ name: 'sort', type: () => String }),
      ...PAGE_ARGUMENTS,
      ...(filter ? [optional({ name: 'filter', type: () => filter })] : []),
    ],
    async resolve(context, ...values) {
      const info = values.pop() as unknown as GraphQLResolveInfo;
      const fields = selectedFields(info, 'items');
      const { records, count } = await list(context, { ...toListQuery(values), fields });
      return { items: records, count };
    },
  };
}

function toListQuery(values: unknown[]): ListQuery {
  const [ids, search, sort, page, limit, filter] = values as [
    string[] | undefined,
    string | undefined,
    string | undefined,
    number | undefined,
    number | undefined,
    Record<string, string> | undefined,
  ];
  return {
    ...EVERYTHING,
    ...toPage(page, limit, EVERYTHING),
    ids: ids ?? null,
    search: toSearch(search ?? ''),
    sort: sort ?? '',
    filter: withoutNulls(filter ?? {}),
  };
}

function withoutNulls(filter: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== null && value !== undefined),
  );
}
