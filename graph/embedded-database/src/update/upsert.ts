import {
  type BsonDocument,
  type BsonValue,
  isDocument,
  isOperatorDocument,
  isRegExp,
  ObjectId,
} from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { readAt, writeAt } from './target.ts';
import type { Update } from './update.ts';

/** Makes the document of an upsert: the query's equalities, then the update, `_id` first. */
export function makeUpsertDocument(filter: BsonDocument, update: Update): BsonDocument {
  const base: BsonDocument = new Map();
  const equalities = equalitiesOf(filter);
  const wanted = update.isReplacement ? equalities.filter(([path]) => path === '_id') : equalities;
  for (const [path, value] of wanted) addEquality(base, path, value);
  const made = update.apply(base, { isInsert: true, arrayIndex: undefined });
  return withIdFirst(made);
}

/** The document with `_id` first. Generates a missing `_id`. */
export function withIdFirst(document: BsonDocument): BsonDocument {
  const id = document.has('_id') ? document.get('_id') : new ObjectId();
  return new Map<string, BsonValue>([
    ['_id', id],
    ...[...document].filter(([name]) => name !== '_id'),
  ]);
}

function equalitiesOf(filter: BsonDocument): [string, BsonValue][] {
  return [...filter].flatMap(([key, operand]): [string, BsonValue][] => {
    if (key === '$and' || (key === '$or' && Array.isArray(operand) && operand.length === 1)) {
      return (operand as BsonValue[]).filter(isDocument).flatMap(equalitiesOf);
    }
    if (key.startsWith('$') || isRegExp(operand)) return [];
    if (!isOperatorDocument(operand) || operand.has('$ref')) return [[key, operand]];
    return equalityOperand(operand).map((value) => [key, value]);
  });
}

function equalityOperand(operators: BsonDocument): BsonValue[] {
  if (operators.has('$eq')) return [operators.get('$eq')];
  const list = operators.get('$in') ?? operators.get('$all');
  return Array.isArray(list) &&
    list.length === 1 &&
    !isRegExp(list[0]) &&
    !isOperatorDocument(list[0])
    ? list
    : [];
}

function addEquality(base: BsonDocument, path: string, value: BsonValue): void {
  const parts = path.split('.');
  if (readAt(base, parts) !== undefined) {
    throw new MongoError(
      'NotSingleValueField',
      `cannot infer query fields to set, path '${path}' is matched twice`,
    );
  }
  writeAt(base, parts, value);
}
