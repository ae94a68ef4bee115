import {
  type BsonDocument,
  type BsonValue,
  isDocument,
  isOperatorDocument,
} from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { applyChanges } from './apply.ts';
import { type ArrayFilters, readArrayFilters } from './array-filters.ts';
import { readChanges } from './changes.ts';
import { assertSameId } from './immutable-id.ts';
import { compilePipelineUpdate } from './pipeline-update.ts';
import type { UpdateSituation } from './situation.ts';

/** Changes a decoded document and gives the result; the document handed in may be changed. */
export type Update = {
  isReplacement: boolean;
  /** True when a path holds the positional `$`, which needs to know what the query matched. */
  isPositional: boolean;
  apply: (document: BsonDocument, situation: UpdateSituation) => BsonDocument;
};

/** Compiles a replacement or a set of update operators. Throws what MongoDB would on bad ones. */
export function compileUpdate(update: BsonValue, arrayFilters: BsonValue): Update {
  if (Array.isArray(update)) return compilePipeline(update, arrayFilters);
  if (!isDocument(update)) {
    throw new MongoError('FailedToParse', 'Update argument must be either an object or an array');
  }
  const filters = readArrayFilters(arrayFilters);
  if (isOperatorDocument(update)) return compileOperators(update, filters);
  if (filters.size > 0) {
    throw new MongoError(
      'FailedToParse',
      'arrayFilters may not be specified for a replacement-style update',
    );
  }
  return compileReplacement(update);
}

function compilePipeline(update: readonly BsonValue[], arrayFilters: BsonValue): Update {
  if (arrayFilters !== undefined) {
    throw new MongoError(
      'FailedToParse',
      'arrayFilters may not be specified for a pipeline-style update',
    );
  }
  const change = compilePipelineUpdate(update);
  return {
    isReplacement: false,
    isPositional: false,
    apply: change,
  };
}

function compileOperators(update: BsonDocument, filters: ArrayFilters): Update {
  const changes = readChanges(update, filters);
  return {
    isReplacement: false,
    isPositional: changes.some(({ parts }) => parts.includes('$')),
    apply: (document, situation) => {
      applyChanges(document, changes, filters, situation);
      return document;
    },
  };
}

function compileReplacement(replacement: BsonDocument): Update {
  const operator = [...replacement.keys()].find((key) => key.startsWith('$'));
  if (operator) {
    throw new MongoError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${operator}' in '${operator}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
  }
  return {
    isReplacement: true,
    isPositional: false,
    apply: (document) => replaceKeepingId(document, replacement),
  };
}

function replaceKeepingId(document: BsonDocument, replacement: BsonDocument): BsonDocument {
  const id = document.get('_id') ?? replacement.get('_id');
  if (replacement.has('_id')) assertSameId(id, replacement.get('_id'));
  const result: BsonDocument = new Map();
  if (id !== undefined) result.set('_id', id);
  for (const [name, value] of replacement) result.set(name, name === '_id' ? id : value);
  return result;
}
