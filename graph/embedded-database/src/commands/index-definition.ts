import { areEqual } from '../bson/compare.ts';
import { approximateDoubleOf } from '../bson/number.ts';
import { type BsonDocument, type BsonValue, Int32, isDocument, isNumber } from '../bson/value.ts';
import { renderValue } from '../index/duplicate-key.ts';
import { assertPartialFilter } from '../index/partial-filter.ts';
import { MongoError } from '../mongo-error.ts';
import type { Collection } from '../store/collection.ts';
import { ID_INDEX_DEFINITION } from '../store/id-index.ts';
import { missingField } from './arguments.ts';

/** Checks a definition and gives it as it is stored. Throws MongoDB's errors. */
export function readIndexDefinition(definition: BsonDocument): BsonDocument {
  const key = definition.get('key');
  if (key === undefined) throw missingField('createIndexes.indexes.key');
  if (!isDocument(key) || key.size === 0)
    throw new MongoError('CannotCreateIndex', 'Index keys cannot be an empty object');
  for (const [path, direction] of key) assertIndexField(path, direction);
  const name = definition.get('name');
  if (typeof name !== 'string' || name === '') throw missingField('createIndexes.indexes.name');
  for (const [option, value] of definition) assertOption(option, value);
  if (definition.has('partialFilterExpression') && definition.get('sparse') === true) {
    throw new MongoError(
      'CannotCreateIndex',
      'cannot mix "partialFilterExpression" and "sparse" options',
    );
  }
  if (definition.has('expireAfterSeconds') && key.size > 1) {
    throw new MongoError(
      'CannotCreateIndex',
      'TTL indexes are single-field indexes, compound indexes do not support TTL',
    );
  }
  const kept = [...definition].filter(([option]) => !DROPPED_OPTIONS.has(option));
  return new Map<string, BsonValue>([['v', new Int32(2)], ...kept]);
}

/** False when the collection has this index already. Throws when another index conflicts. */
export function assertNewIndex(collection: Collection, definition: BsonDocument): boolean {
  const all = [ID_INDEX_DEFINITION, ...collection.indexes.map(({ spec }) => spec.definition)];
  const name = definition.get('name');
  const sameKey = all.find((other) => areEqual(other.get('key'), definition.get('key')));
  if (sameKey === ID_INDEX_DEFINITION) return false;
  const sameName = all.find((other) => other.get('name') === name);
  if (sameName && sameName !== sameKey) {
    throw new MongoError(
      'IndexKeySpecsConflict',
      'An existing index has the same name as the requested index. ' +
        describeBoth(definition, sameName),
    );
  }
  if (!sameKey) return true;
  if (!hasSameOptions(sameKey, definition)) {
    throw new MongoError(
      'IndexOptionsConflict',
      'An equivalent index already exists with different options. ' +
        describeBoth(definition, sameKey),
    );
  }
  if (sameKey.get('name') === name) return false;
  throw new MongoError(
    'IndexOptionsConflict',
    `Index already exists with a different name: ${String(sameKey.get('name'))}`,
  );
}

function describeBoth(requested: BsonDocument, existing: BsonDocument): string {
  return `Requested index: ${renderValue(requested)}, existing index: ${renderValue(existing)}`;
}

function assertIndexField(path: string, direction: BsonValue): void {
  if (typeof direction === 'string') {
    throw new MongoError('CannotCreateIndex', `Unknown index plugin '${direction}'`);
  }
  if (!isNumber(direction) || !approximateDoubleOf(direction)) {
    throw new MongoError(
      'CannotCreateIndex',
      'Values in v:2 index key pattern cannot be of type other than a non-zero number',
    );
  }
  if (path === '' || path.split('.').some((part) => part === '' || part.startsWith('$'))) {
    throw new MongoError(
      'CannotCreateIndex',
      `Index key contains an illegal field name: '${path}'`,
    );
  }
}

function assertOption(option: string, value: BsonValue): void {
  const isRight = OPTION_CHECKS[option];
  if (!isRight) {
    throw new MongoError(
      'InvalidIndexSpecificationOption',
      `The field '${option}' is not valid for an index specification`,
    );
  }
  if (!isRight(value))
    throw new MongoError(
      'TypeMismatch',
      `The field '${option}' has value ${renderValue(value)}, which is not allowed`,
    );
  if (option === 'partialFilterExpression' && isDocument(value)) assertPartialFilter(value);
}

const isBoolean = (value: BsonValue) => typeof value === 'boolean' || isNumber(value);

const OPTION_CHECKS: Readonly<Record<string, (value: BsonValue) => boolean>> = {
  v: isNumber,
  key: isDocument,
  name: (value) => typeof value === 'string',
  ns: (value) => typeof value === 'string',
  background: isBoolean,
  unique: (value) => typeof value === 'boolean',
  sparse: (value) => typeof value === 'boolean',
  partialFilterExpression: isDocument,
  expireAfterSeconds: (value) => isNumber(value) && approximateDoubleOf(value) >= 0,
};

const DROPPED_OPTIONS = new Set(['v', 'ns', 'background']);

function hasSameOptions(a: BsonDocument, b: BsonDocument): boolean {
  return ['unique', 'sparse', 'partialFilterExpression', 'expireAfterSeconds'].every((option) =>
    areEqual(a.get(option) || undefined, b.get(option) || undefined),
  );
}
