import { decodeDocument } from '../bson/decode.ts';
import { approximateDoubleOf } from '../bson/number.ts';
import { typeNameOf } from '../bson/type.ts';
import { type BsonDocument, type BsonValue, isDocument, isNumber } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import type { CommandRequest } from './command.ts';

/** The collection that a command names in its first field. */
export function readCollectionName({ name, body, database }: CommandRequest): string {
  const collection = body.get(name);
  if (typeof collection !== 'string') {
    throw new MongoError(
      'InvalidNamespace',
      `collection name has invalid type ${typeNameOf(collection)}`,
    );
  }
  if (collection === '')
    throw new MongoError('InvalidNamespace', `Invalid namespace specified '${database}.'`);
  return collection;
}

/** A document argument; undefined when it is absent. */
export function readDocument(source: BsonDocument, field: string): BsonDocument | undefined {
  const value = source.get(field);
  if (value === undefined || value === null) return undefined;
  if (isDocument(value)) return value;
  throw wrongType(field, value, 'object');
}

/** A whole-number argument; undefined when it is absent. Throws below `minimum`. */
export function readInteger(source: BsonDocument, field: string, minimum = 0): number | undefined {
  const value = source.get(field);
  if (value === undefined || value === null) return undefined;
  if (!isNumber(value)) throw wrongType(field, value, 'long');
  const number = Math.trunc(approximateDoubleOf(value));
  if (Number.isNaN(number))
    throw new MongoError('BadValue', `BSON field '${field}' is not a number`);
  if (number >= minimum) return number;
  throw new MongoError(
    51024,
    `BSON field '${field}' value must be >= ${minimum}, actual value '${number}'`,
  );
}

/** A boolean argument; a number is accepted too. `fallback` when it is absent. */
export function readBoolean(source: BsonDocument, field: string, fallback = false): boolean {
  const value = source.get(field);
  if (value === undefined || value === null) return fallback;
  if (typeof value === 'boolean') return value;
  if (isNumber(value)) return approximateDoubleOf(value) !== 0;
  throw wrongType(field, value, 'bool');
}

/** A text argument. Throws when it is absent or not a string. */
export function readText(source: BsonDocument, field: string): string {
  const value = source.get(field);
  if (typeof value === 'string') return value;
  if (value === undefined) throw missingField(field);
  throw wrongType(field, value, 'string');
}

/** A list of documents, from the body or the document sequence. Throws when absent. */
export function readDocuments(request: CommandRequest, field: string): BsonDocument[] {
  const sequence = request.sequences.get(field);
  if (sequence) return sequence.map((bytes) => decodeDocument(bytes));
  const value = request.body.get(field);
  if (value === undefined) throw missingField(field);
  if (!Array.isArray(value)) throw wrongType(field, value, 'array');
  const documents = value.filter(isDocument);
  if (documents.length !== value.length) throw wrongType(`${field}.0`, value[0], 'object');
  return documents;
}

/** The error for a required argument that is absent. */
export function missingField(field: string): MongoError {
  return new MongoError(40414, `BSON field '${field}' is missing but a required field`);
}

function wrongType(field: string, value: BsonValue, expected: string): MongoError {
  return new MongoError(
    'TypeMismatch',
    `BSON field '${field}' is the wrong type '${typeNameOf(value)}', expected type '${expected}'`,
  );
}
