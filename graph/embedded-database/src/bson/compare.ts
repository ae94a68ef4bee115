import { compareNumbers } from './number.ts';
import { typeRankOf } from './type.ts';
import {
  type Binary,
  type BSONRegExp,
  BSONSymbol,
  type BsonDocument,
  type BsonNumber,
  type BsonValue,
  type Code,
  Int32,
  type ObjectId,
  type Timestamp,
} from './value.ts';

/** Orders two texts. Gives -1, 0 or 1. */
export type CompareText = (a: string, b: string) => number;

/**
 * Orders any two BSON values as MongoDB does: by type first, then by value. Gives -1, 0 or 1.
 * `compareText` orders texts by a collation; without it they are ordered by their bytes.
 */
export function compareValues(
  a: BsonValue,
  b: BsonValue,
  compareText: CompareText = compareStrings,
): number {
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  if (a instanceof Int32 && b instanceof Int32) return Math.sign(a.value - b.value);
  if (a instanceof Date && b instanceof Date) return Math.sign(a.getTime() - b.getTime());
  const rank = typeRankOf(a);
  const otherRank = typeRankOf(b);
  if (rank !== otherRank) return rank < otherRank ? -1 : 1;
  return compareSameRank(rank, a, b, compareText);
}

/** Tells whether MongoDB treats two values as equal: numbers by value, key order matters. */
export function areEqual(a: BsonValue, b: BsonValue, compareText?: CompareText): boolean {
  return compareValues(a, b, compareText) === 0;
}

/** Orders strings by their UTF-8 bytes. */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const x = a.charCodeAt(at);
    const y = b.charCodeAt(at);
    if (x !== y) return utf8Rank(x) < utf8Rank(y) ? -1 : 1;
  }
  return a.length < b.length ? -1 : 1;
}

function compareSameRank(
  rank: number,
  a: BsonValue,
  b: BsonValue,
  compareText: CompareText,
): number {
  switch (rank) {
    case 10:
      return compareNumbers(a as BsonNumber, b as BsonNumber);
    case 15:
      return compareText(textOf(a), textOf(b));
    case 20:
      return compareDocuments(a as BsonDocument, b as BsonDocument, compareText);
    case 25:
      return compareArrays(a as BsonValue[], b as BsonValue[], compareText);
    case 35:
      return Buffer.compare((a as ObjectId).id, (b as ObjectId).id);
    case 40:
      return Number(a) - Number(b);
    case 45:
      return Math.sign((a as Date).getTime() - (b as Date).getTime());
    default:
      return compareRareTypes(rank, a, b);
  }
}

function compareRareTypes(rank: number, a: BsonValue, b: BsonValue): number {
  switch (rank) {
    case 30:
      return compareBinaries(a as Binary, b as Binary);
    case 47:
      return (a as Timestamp).compare(b as Timestamp);
    case 50:
      return compareRegExps(a as BSONRegExp, b as BSONRegExp);
    case 60:
    case 65:
      return compareCodes(a as Code, b as Code);
    default:
      return 0;
  }
}

function compareDocuments(a: BsonDocument, b: BsonDocument, compareText: CompareText): number {
  const others = b.entries();
  for (const [key, value] of a) {
    const next = others.next();
    if (next.done) return 1;
    const [otherKey, other] = next.value;
    const byType = Math.sign(typeRankOf(value) - typeRankOf(other));
    const order =
      byType || compareStrings(key, otherKey) || compareValues(value, other, compareText);
    if (order !== 0) return order;
  }
  return others.next().done ? 0 : -1;
}

function compareArrays(a: BsonValue[], b: BsonValue[], compareText: CompareText): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const order = compareValues(a[at], b[at], compareText);
    if (order !== 0) return order;
  }
  return Math.sign(a.length - b.length);
}

function compareBinaries(a: Binary, b: Binary): number {
  const byShape = Math.sign(a.position - b.position) || Math.sign(a.sub_type - b.sub_type);
  return byShape || Buffer.compare(a.value(), b.value());
}

function compareRegExps(a: BSONRegExp, b: BSONRegExp): number {
  return compareStrings(a.pattern, b.pattern) || compareStrings(a.options, b.options);
}

function compareCodes(a: Code, b: Code): number {
  const scopes = [a, b].map((code) => new Map(Object.entries(code.scope ?? {})) as BsonDocument);
  return compareStrings(codeText(a), codeText(b)) || compareValues(scopes[0], scopes[1]);
}

function codeText(code: Code): string {
  return String(code.code);
}

function textOf(value: BsonValue): string {
  return value instanceof BSONSymbol ? value.value : (value as string);
}

/** Surrogates encode characters above U+FFFF, which sort after all others in UTF-8. */
function utf8Rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
