import { keyOf } from '../bson/key.ts';
import type { BsonValue } from '../bson/value.ts';
import { executeQuery } from '../plan/execute.ts';
import { visitPath } from '../query/path.ts';
import { findCollection } from '../store/store.ts';
import { readCollectionName, readDocument, readInteger, readText } from './arguments.ts';
import type { Command } from './command.ts';

/** `count`: how many documents match. */
export const count: Command = {
  fields: ['query', 'limit', 'skip'],
  run: (request, { store }) => {
    const { body, database } = request;
    const { records } = executeQuery(findCollection(store, database, readCollectionName(request)), {
      filter: readDocument(body, 'query') ?? new Map(),
      limit: Math.abs(readInteger(body, 'limit', Number.NEGATIVE_INFINITY) ?? 0),
      skip: readInteger(body, 'skip'),
    });
    return { n: records.length };
  },
};

/** `distinct`: the different values of a field. An array counts element by element. */
export const distinct: Command = {
  fields: ['key', 'query'],
  run: (request, { store }) => {
    const { body, database } = request;
    const parts = readText(body, 'key').split('.');
    const filter = readDocument(body, 'query') ?? new Map();
    const collection = findCollection(store, database, readCollectionName(request));
    const values = new Map<string, BsonValue>();
    for (const { document } of executeQuery(collection, { filter }).records) {
      visitPath(document, parts, (value) => {
        for (const item of Array.isArray(value) ? value : [value]) addDistinct(values, item);
        return false;
      });
    }
    return { values: [...values.values()] };
  },
};

function addDistinct(values: Map<string, BsonValue>, value: BsonValue): void {
  if (value === undefined) return;
  const key = keyOf(value);
  if (!values.has(key)) values.set(key, value);
}
