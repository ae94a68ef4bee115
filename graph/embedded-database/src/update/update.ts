import {
  type BsonDocument,
  type BsonValue,
  isDocument,
  isOperatorDocument,
} from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { PLAIN_SCOPE, type Scope } from '../query/scope.ts';
import { applyChanges } from './apply.ts';
import { type ArrayFilters, readArrayFilters } from './array-filters.ts';
import { readChanges } from './changes.ts';
import { dollarFieldError } from './dollar-field.ts';
import { assertSameId } from './immutable-id.ts';
import { compilePipelineUpdate } from './pipeline-update.ts';
import type { UpdateContext } from './update-context.ts';

/** Applies the update to a decoded document and gives the result. May change the argument. */
export type Update = {
  isReplacement: boolean;
  /** True when a path has the positional `$`, which needs the element that the query matched. */
  isPositional: boolean;
  apply: (document: BsonDocument, context: UpdateContext) => BsonDocument;
};

/** Compiles operators, a replacement or a pipeline. Throws MongoDB's errors on invalid ones. */
export function compileUpdate(
  update: BsonValue,
  arrayFilters: BsonValue,
  scope: Scope = PLAIN_SCOPE,
): Update {
  if (Array.isArray(update)) return compilePipeline(update, arrayFilters, scope);
  if (!isDocument(update)) {
    throw new MongoError('FailedToParse', 'Update argument must be either an object or an array');
  }
  const filters = readArrayFilters(arrayFilters, scope);
  if (isOperatorDocument(update)) return compileOperators(update, filters, scope);
  if (filters.size > 0) {
    throw new MongoError(
      'FailedToParse',
      'arrayFilters may not be specified for a replacement-style update',
    );
  }
  return compileReplacement(update);
}

function compilePipeline(
  update: readonly BsonValue[],
  arrayFilters: BsonValue,
  scope: Scope,
): Update {
  if (arrayFilters !== undefined) {
    throw new MongoError(
      'FailedToParse',
      'arrayFilters may not be specified for a pipeline-style update',
    );
  }
  const change = compilePipelineUpdate(update, scope);
  return {
    isReplacement: false,
    isPositional: false,
    apply: change,
  };
}

function compileOperators(update: BsonDocument, filters: ArrayFilters, scope: Scope): Update {
  const changes = readChanges(update, filters);
  return {
    isReplacement: false,
    isPositional: changes.some(({ parts }) => parts.includes('$')),
    apply: (document, context) => {
      applyChanges(document, changes, filters, { ...context, scope });
      return document;
    },
  };
}

function compileReplacement(replacement: BsonDocument): Update {
  const operator = [...replacement.keys()].find((key) => key.startsWith('$'));
  return {
    isReplacement: true,
    isPositional: false,
    apply: (document, { isInsert }) => {
      // A document that an upsert inserts may have such fields.
      if (operator && !isInsert) throw dollarFieldError(operator);
      return replaceKeepingId(document, replacement);
    },
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
