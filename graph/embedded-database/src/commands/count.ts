import type { BsonDocument, BsonValue } from '../bson/value.ts';
import { createValueMap, type ValueMap } from '../bson/value-map.ts';
import { countMatches, executeQuery, type Query } from '../plan/execute.ts';
import { visitPath } from '../query/path.ts';
import { findCollection } from '../store/store.ts';
import { readCollectionName, readDocument, readInteger, readText } from './arguments.ts';
import type { Command } from './command.ts';
import { readScope } from './scope.ts';

/** `count`: how many documents match. */
export const count: Command = {
  fields: ['query', 'limit', 'skip', 'hint', 'collation'],
  run: (request, { store }) => {
    const { body, database } = request;
    const collection = findCollection(store, database, readCollectionName(request));
    return { n: countMatches(collection, readCountQuery(body)) };
  },
  explain: ({ body }) => ({ query: readCountQuery(body), stage: 'COUNT' }),
};

/** The query of a `count` command. */
function readCountQuery(body: BsonDocument): Query {
  return {
    ...readDistinctQuery(body),
    limit: Math.abs(readInteger(body, 'limit', Number.NEGATIVE_INFINITY) ?? 0),
    skip: readInteger(body, 'skip'),
    hint: body.get('hint'),
  };
}

/** The query of a `distinct` command. */
function readDistinctQuery(body: BsonDocument): Query {
  return { filter: readDocument(body, 'query') ?? new Map(), scope: readScope(body) };
}

/** `distinct`: the different values of a field. An array counts element by element. */
export const distinct: Command = {
  fields: ['key', 'query', 'collation'],
  run: (request, { store }) => {
    const { body, database } = request;
    const parts = readText(body, 'key').split('.');
    const query = readDistinctQuery(body);
    const collection = findCollection(store, database, readCollectionName(request));
    const values = createValueMap<true>(query.scope?.compareText);
    for (const { document } of executeQuery(collection, query).records) {
      visitPath(document, parts, (value) => {
        for (const item of Array.isArray(value) ? value : [value]) addDistinct(values, item);
        return false;
      });
    }
    return { values: [...values.entries()].map(([value]) => value) };
  },
  explain: ({ body }) => ({ query: readDistinctQuery(body) }),
};

function addDistinct(values: ValueMap<true>, value: BsonValue): void {
  if (value !== undefined && !values.get(value)) values.add(value, true);
}
