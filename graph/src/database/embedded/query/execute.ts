import type { BsonDocument } from '../bson/value.ts';
import type { Collection } from '../store/collection.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import { compileFilter, type Predicate } from './filter.ts';
import { readSort, sortRecords } from './sort.ts';

export type QueryPlan = {
  filter: BsonDocument;
  sort?: BsonDocument | undefined;
  skip?: number | undefined;
  /** 0 means no limit. */
  limit?: number | undefined;
};

export type QueryResult = { matches: Predicate; records: StoredDocument[] };

/** Finds the stored documents that a query asks for, in its order. */
export function executeQuery(collection: Collection | undefined, query: QueryPlan): QueryResult {
  const matches = compileFilter(query.filter);
  const sort = readSort(query.sort ?? new Map());
  if (!collection) return { matches, records: [] };
  const found: StoredDocument[] = [];
  for (const stored of collection.documents.values()) {
    if (matches(stored.document)) found.push(stored);
  }
  const sorted = sortRecords(found, sort, ({ document }) => document);
  const skip = query.skip ?? 0;
  return {
    matches,
    records: query.limit ? sorted.slice(skip, skip + query.limit) : sorted.slice(skip),
  };
}
