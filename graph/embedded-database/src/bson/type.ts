import type { BsonValue, Code } from './value.ts';

export type BsonTypeName =
  | 'double'
  | 'string'
  | 'object'
  | 'array'
  | 'binData'
  | 'undefined'
  | 'objectId'
  | 'bool'
  | 'date'
  | 'null'
  | 'regex'
  | 'javascript'
  | 'symbol'
  | 'javascriptWithScope'
  | 'int'
  | 'timestamp'
  | 'long'
  | 'decimal'
  | 'minKey'
  | 'maxKey';

/** MongoDB's number for each type, as `$type` accepts it. */
export const TYPE_NUMBERS: Readonly<Record<BsonTypeName, number>> = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  javascript: 13,
  symbol: 14,
  javascriptWithScope: 15,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  minKey: -1,
  maxKey: 127,
};

/** The name `$type` and error messages use for the type of the value. */
export function typeNameOf(value: BsonValue): BsonTypeName {
  if (value === undefined) return 'undefined';
  if (value === null) return 'null';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (value instanceof Map) return 'object';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (value._bsontype === 'Code') return codeTypeName(value as Code);
  return WRAPPER_NAMES[value._bsontype] ?? 'undefined';
}

/** The rank of the value's type in MongoDB's order of types. All numeric types share one rank. */
export function typeRankOf(value: BsonValue): number {
  if (typeof value === 'string') return RANKS.string;
  return RANKS[typeNameOf(value)];
}

function codeTypeName(code: Code): BsonTypeName {
  return code.scope ? 'javascriptWithScope' : 'javascript';
}

const WRAPPER_NAMES: Readonly<Record<string, BsonTypeName>> = {
  Int32: 'int',
  Double: 'double',
  Long: 'long',
  Decimal128: 'decimal',
  ObjectId: 'objectId',
  Binary: 'binData',
  BSONRegExp: 'regex',
  Timestamp: 'timestamp',
  BSONSymbol: 'symbol',
  MinKey: 'minKey',
  MaxKey: 'maxKey',
};

const RANKS: Readonly<Record<BsonTypeName, number>> = {
  minKey: -1,
  undefined: 0,
  null: 5,
  int: 10,
  long: 10,
  double: 10,
  decimal: 10,
  string: 15,
  symbol: 15,
  object: 20,
  array: 25,
  binData: 30,
  objectId: 35,
  bool: 40,
  date: 45,
  timestamp: 47,
  regex: 50,
  javascript: 60,
  javascriptWithScope: 65,
  maxKey: 127,
};
