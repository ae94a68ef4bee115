import { type BsonDocument, type BsonValue, isDocument, Long } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { readAt, removeAt } from '../update/target.ts';
import { setField } from './set-field.ts';
import type { Stage } from './stage.ts';

/** Compiles `$unwind`: one document for each element of an array. */
export function compileUnwind(operand: BsonValue): Stage {
  const options: BsonDocument = isDocument(operand) ? operand : new Map([['path', operand]]);
  const unknown = [...options.keys()].find((key) => !OPTIONS.has(key));
  if (unknown) throw new MongoError(28811, `unrecognized option to $unwind stage: ${unknown}`);
  const path = options.get('path');
  if (typeof path !== 'string') throw new MongoError(28812, 'no path specified to $unwind stage');
  if (!path.startsWith('$'))
    throw new MongoError(
      28818,
      `path option to $unwind stage should be prefixed with a '$': ${path}`,
    );
  const parts = path.slice(1).split('.');
  const keepsEmpty = options.get('preserveNullAndEmptyArrays') === true;
  const indexField = options.get('includeArrayIndex');
  return (documents) =>
    documents.flatMap((document) =>
      unwind(document, parts, keepsEmpty, typeof indexField === 'string' ? indexField : undefined),
    );
}

const OPTIONS = new Set(['path', 'preserveNullAndEmptyArrays', 'includeArrayIndex']);

function unwind(
  document: BsonDocument,
  parts: readonly string[],
  keepsEmpty: boolean,
  indexField: string | undefined,
): BsonDocument[] {
  const value = readAt(document, parts);
  const withIndex = (result: BsonDocument, index: BsonValue) =>
    indexField ? setField(result, indexField.split('.'), index) : result;
  if (Array.isArray(value) && value.length > 0) {
    return value.map((item, index) =>
      withIndex(setField(document, parts, item), Long.fromNumber(index)),
    );
  }
  const isEmpty = Array.isArray(value) || value === null || value === undefined;
  if (!isEmpty) return [withIndex(document, null)];
  if (!keepsEmpty) return [];
  return [withIndex(Array.isArray(value) ? withoutField(document, parts) : document, null)];
}

function withoutField(document: BsonDocument, parts: readonly string[]): BsonDocument {
  const copy = setField(document, parts, null);
  removeAt(copy, parts);
  return copy;
}
