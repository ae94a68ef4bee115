import type { Field } from '../../fields/index.ts';
import {
  EVERYTHING,
  FIRST_PAGE,
  MAX_LIMIT,
  MAX_PAGE,
  MAX_SEARCH,
  type Page,
  sortableFields,
} from '../../read/paging.ts';
import { filterFields, type Resource } from '../../resource.ts';
import { queryParameter } from './endpoint.ts';
import { fieldSchema, type JsonObject } from './schemas.ts';

/** The parameters for a page of a list, with their defaults. */
export function pageParameters({ page, limit }: Page): JsonObject[] {
  return [
    queryParameter('page', 'Counted from 1', upTo(MAX_PAGE, page)),
    queryParameter('limit', 'How many records a page has', upTo(MAX_LIMIT, limit)),
  ];
}

export const SHORT_PAGE = pageParameters(FIRST_PAGE);

/** The parameters of a list: a page, an order, a search and the resource's filters. */
export function listParameters(resource: Resource): JsonObject[] {
  const order = 'A field, with - before it to turn the order round';
  const wanted = `Text to look for; ${MAX_SEARCH} letters of it count`;
  const paging = [
    ...pageParameters(EVERYTHING),
    queryParameter('sort', order, sortSchema(resource)),
    queryParameter('search', wanted, { type: 'string' }),
  ];
  const filters = Object.entries(filterFields(resource)).map(([name, field]) =>
    queryParameter(name, describe(field), fieldSchema(field)),
  );
  return [...paging, ...filters];
}

function upTo(maximum: number, usual: number): JsonObject {
  return { type: 'integer', minimum: 1, maximum, default: usual };
}

function sortSchema(resource: Resource): JsonObject {
  const names = [...sortableFields(resource), 'id'];
  const both = names.flatMap((name) => [name, `-${name}`]);
  return { type: 'string', enum: both, default: resource.sort };
}

function describe({ label, help }: Field): string {
  return [label, help].filter(Boolean).join('. ');
}
