import type { Resource } from '../../resource.ts';
import { queryParameter } from './endpoint.ts';
import { fieldSchema, type JsonObject } from './schemas.ts';

/** What a list can be asked for: a page, an order, a search and the resource's filters. */
export function listParameters(resource: Resource): JsonObject[] {
  const paging = [
    queryParameter('page', 'From 1', { type: 'integer' }),
    queryParameter('limit', 'At most 1000', { type: 'integer' }),
    queryParameter('sort', 'A field, with - before it for descending', { type: 'string' }),
    queryParameter('search', 'Text to look for', { type: 'string' }),
  ];
  const filters = resource.filters.map((name) => {
    const field = resource.fields[name];
    return queryParameter(name, field?.label, field ? fieldSchema(field) : {});
  });
  return [...paging, ...filters];
}
