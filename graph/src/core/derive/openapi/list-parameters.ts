import { FIRST_PAGE, MAX_LIMIT } from '../../paging.ts';
import type { Resource } from '../../resource.ts';
import { queryParameter } from './endpoint.ts';
import { fieldSchema, type JsonObject } from './schemas.ts';

/** Which page of a list is wanted. */
export function pageParameters(limit = 'At most 1000'): JsonObject[] {
  return [
    queryParameter('page', 'From 1', { type: 'integer' }),
    queryParameter('limit', limit, { type: 'integer' }),
  ];
}

export const SHORT_PAGE = pageParameters(`${FIRST_PAGE.limit} unless given, at most ${MAX_LIMIT}`);

/** What a list can be asked for: a page, an order, a search and the resource's filters. */
export function listParameters(resource: Resource): JsonObject[] {
  const paging = [
    ...pageParameters(),
    queryParameter('sort', 'A field, with - before it for descending', { type: 'string' }),
    queryParameter('search', 'Text to look for', { type: 'string' }),
  ];
  const filters = resource.filters.map((name) => {
    const field = resource.fields[name];
    return queryParameter(name, field?.label, field ? fieldSchema(field) : {});
  });
  return [...paging, ...filters];
}
