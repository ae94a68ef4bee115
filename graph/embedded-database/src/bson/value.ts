import * as bson from 'bson';

export const {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} = bson;

export type Binary = InstanceType<typeof Binary>;
export type BSONRegExp = InstanceType<typeof BSONRegExp>;
export type BSONSymbol = InstanceType<typeof BSONSymbol>;
export type Code = InstanceType<typeof Code>;
export type Decimal128 = InstanceType<typeof Decimal128>;
export type Double = InstanceType<typeof Double>;
export type Int32 = InstanceType<typeof Int32>;
export type Long = InstanceType<typeof Long>;
export type MaxKey = InstanceType<typeof MaxKey>;
export type MinKey = InstanceType<typeof MinKey>;
export type ObjectId = InstanceType<typeof ObjectId>;
export type Timestamp = InstanceType<typeof Timestamp>;

export type BsonNumber = Int32 | Double | Long | Decimal128;

/** A document is a Map, because a plain object would move integer-like keys to the front. */
export type BsonDocument = Map<string, BsonValue>;

/** Any BSON value; `undefined` stands for a missing field and for BSON's deprecated undefined. */
export type BsonValue =
  | undefined
  | null
  | boolean
  | string
  | Date
  | BsonNumber
  | ObjectId
  | Binary
  | BSONRegExp
  | Timestamp
  | Code
  | BSONSymbol
  | MinKey
  | MaxKey
  | BsonDocument
  | BsonValue[];

/** Tells whether the value is a sub-document (not an array). */
export function isDocument(value: unknown): value is BsonDocument {
  return value instanceof Map;
}

/** Tells whether the value is a number of any of BSON's four numeric types. */
export function isNumber(value: BsonValue): value is BsonNumber {
  if (typeof value !== 'object' || value === null || !('_bsontype' in value)) return false;
  return NUMERIC_TYPES.has(value._bsontype);
}

/** Tells whether the value is a BSON regular expression. */
export function isRegExp(value: BsonValue): value is BSONRegExp {
  return value instanceof BSONRegExp;
}

/** True when the document's first key begins with `$`, which makes it a set of operators. */
export function hasOperators(document: BsonDocument): boolean {
  const first = document.keys().next();
  return !first.done && first.value.startsWith('$');
}

/** Tells whether the value is a document of operators. */
export function isOperatorDocument(value: BsonValue): value is BsonDocument {
  return isDocument(value) && hasOperators(value);
}

const NUMERIC_TYPES = new Set(['Int32', 'Double', 'Long', 'Decimal128']);
