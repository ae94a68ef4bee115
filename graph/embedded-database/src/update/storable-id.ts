import { typeNameOf } from '../bson/type.ts';
import { type BsonDocument, type BsonValue, isDocument } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';

/** Throws when the document's `_id` is of a type, or has a field, that MongoDB does not store. */
export function assertStorableId(document: BsonDocument): void {
  const id = document.get('_id');
  const type = typeNameOf(id);
  if (type === 'array' || type === 'regex' || type === 'undefined') {
    throw new MongoError('InvalidIdField', `The '_id' value cannot be of type ${type}`);
  }
  const name = findDollarField(id);
  if (name === undefined) return;
  throw new MongoError(
    'DollarPrefixedFieldName',
    `_id fields may not contain '$'-prefixed fields: ${name} is not valid for storage.`,
  );
}

/** The first field, at any depth, whose name begins with `$`. A stored reference is allowed. */
function findDollarField(value: BsonValue): string | undefined {
  if (Array.isArray(value)) return firstOf(value);
  if (!isDocument(value)) return undefined;
  const names = [...value.keys()];
  const reference = referenceLengthOf(value, names);
  const own = names.slice(reference).find((name) => name.startsWith('$'));
  return own ?? firstOf([...value.values()]);
}

function firstOf(values: readonly BsonValue[]): string | undefined {
  for (const value of values) {
    const name = findDollarField(value);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** How many of the first fields form `{ $ref, $id, $db }`, of which the last may be missing. */
function referenceLengthOf(value: BsonDocument, [first, second, third]: string[]): number {
  if (first !== '$ref' || typeof value.get('$ref') !== 'string' || second !== '$id') return 0;
  return third === '$db' && typeof value.get('$db') === 'string' ? 3 : 2;
}
