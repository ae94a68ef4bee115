import { typeNameOf } from '../bson/type.ts';
import { type BsonValue, isDocument, isNumber } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import type { IndexKey } from './index-keys.ts';
import type { IndexSpec } from './index-spec.ts';

/** MongoDB's error E11000, with the text, key pattern and key value that mongoose reads. */
export function duplicateKeyError(namespace: string, spec: IndexSpec, key: IndexKey): MongoError {
  const paths = spec.fields.map(({ path }) => path);
  const shown = paths.map((path, at) => `${path}: ${renderValue(key[at])}`).join(', ');
  return new MongoError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${namespace} index: ${spec.name} dup key: { ${shown} }`,
    {
      keyPattern: spec.definition.get('key'),
      keyValue: new Map(paths.map((path, at) => [path, key[at]])),
    },
  );
}

/** Writes a value as MongoDB's messages show it. */
export function renderValue(value: BsonValue): string {
  if (typeof value === 'string') return `"${value.replaceAll('"', '\\"')}"`;
  if (isNumber(value) || typeof value === 'boolean' || value === null) return String(value);
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (Array.isArray(value)) return `[ ${value.map(renderValue).join(', ')} ]`;
  if (isDocument(value)) return renderDocument(value);
  return typeNameOf(value) === 'objectId' ? `ObjectId('${String(value)}')` : String(value);
}

function renderDocument(document: ReadonlyMap<string, BsonValue>): string {
  const fields = [...document].map(([name, value]) => `${name}: ${renderValue(value)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
