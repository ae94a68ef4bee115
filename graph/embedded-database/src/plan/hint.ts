import { keyOf } from '../bson/key.ts';
import { approximateDoubleOf } from '../bson/number.ts';
import { type BsonDocument, type BsonValue, isDocument, isNumber } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import type { Collection } from '../store/collection.ts';
import { ID_INDEX_DEFINITION } from '../store/id-index.ts';

/** What a hint demands: an index of the collection, or its natural order. */
export type Hint =
  | { kind: 'natural'; isReverse: boolean }
  | { kind: 'index'; definition: BsonDocument };

/**
 * Reads a hint, which names an index or gives its key. Throws BadValue when the collection has no
 * such index. A collection that does not exist is hinted at in vain, as in MongoDB.
 */
export function readHint(value: BsonValue, collection: Collection | undefined): Hint | undefined {
  if (value === undefined || value === null) return undefined;
  if (!isDocument(value) && typeof value !== 'string') {
    throw new MongoError('FailedToParse', 'hint must be a string or an object');
  }
  if (isDocument(value) && value.size === 0) return undefined;
  if (isDocument(value) && value.has('$natural')) return readNatural(value);
  if (!collection) return undefined;
  const definition = definitionsOf(collection).find((each) =>
    isDocument(value) ? keyOf(each.get('key')) === keyOf(value) : each.get('name') === value,
  );
  if (definition) return { kind: 'index', definition };
  throw new MongoError(
    'BadValue',
    `error processing query: ns=${collection.namespace} planner returned error :: caused by :: ` +
      'hint provided does not correspond to an existing index',
  );
}

function definitionsOf({ indexes }: Collection): BsonDocument[] {
  return [ID_INDEX_DEFINITION, ...indexes.map(({ spec }) => spec.definition)];
}

function readNatural(hint: BsonDocument): Hint {
  const direction = hint.get('$natural');
  const number = isNumber(direction) ? approximateDoubleOf(direction) : 0;
  if (hint.size === 1 && (number === 1 || number === -1)) {
    return { kind: 'natural', isReverse: number < 0 };
  }
  throw new MongoError('BadValue', '$natural hint cannot be set to a value other than -1 or 1.');
}
