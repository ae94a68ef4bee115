import type { BsonDocument } from '../bson/value.ts';
import { compileFilter, type Predicate } from '../query/filter.ts';

export type IndexField = { path: string; parts: readonly string[]; direction: 1 | -1 };

/** What an index covers. `definition` is the document that listIndexes gives back. */
export type IndexSpec = {
  name: string;
  fields: readonly IndexField[];
  isUnique: boolean;
  isSparse: boolean;
  partialFilter: BsonDocument | undefined;
  matchesPartial: Predicate | undefined;
  expireAfterSeconds: number | undefined;
  definition: BsonDocument;
};

/** Reads the definition of an index that was checked when it was created. */
export function readIndexSpec(definition: BsonDocument): IndexSpec {
  const key = definition.get('key') as BsonDocument;
  const partialFilter = definition.get('partialFilterExpression') as BsonDocument | undefined;
  const expireAfter = definition.get('expireAfterSeconds');
  return {
    name: String(definition.get('name')),
    fields: [...key].map(([path, direction]) => ({
      path,
      parts: path.split('.'),
      direction: Number(direction) < 0 ? -1 : 1,
    })),
    isUnique: definition.get('unique') === true,
    isSparse: definition.get('sparse') === true,
    partialFilter,
    matchesPartial: partialFilter && compileFilter(partialFilter),
    expireAfterSeconds: expireAfter === undefined ? undefined : Number(expireAfter),
    definition,
  };
}
