import { exactDoubleOf, exactNumberOf, exactNumberOfDouble, normalizeExact } from './number.ts';
import { typeRankOf } from './type.ts';
import {
  type Binary,
  type BSONRegExp,
  BSONSymbol,
  type BsonDocument,
  type BsonNumber,
  type BsonValue,
  Decimal128,
  type ObjectId,
} from './value.ts';

/** A hash key: two values have the same one exactly when MongoDB treats them as equal. */
export function keyOf(value: BsonValue): string {
  if (typeof value === 'string') return `s${value}`;
  if (value instanceof BSONSymbol) return `s${value.value}`;
  const rank = typeRankOf(value);
  return `${rank}/${contentKeyOf(rank, value)}`;
}

function contentKeyOf(rank: number, value: BsonValue): string {
  switch (rank) {
    case 10:
      return numberKeyOf(value as BsonNumber);
    case 20:
      return documentKeyOf(value as BsonDocument);
    case 25:
      return (value as BsonValue[]).map((item) => measured(keyOf(item))).join('');
    case 30:
      return binaryKeyOf(value as Binary);
    case 35:
      return (value as ObjectId).toHexString();
    case 45:
      return String((value as Date).getTime());
    case 50:
      return `${measured((value as BSONRegExp).pattern)}${(value as BSONRegExp).options}`;
    default:
      return isSingleton(rank) ? '' : String(value);
  }
}

function binaryKeyOf(binary: Binary): string {
  return `${binary.sub_type}:${Buffer.from(binary.value()).toString('hex')}`;
}

function isSingleton(rank: number): boolean {
  return rank === -1 || rank === 0 || rank === 5 || rank === 127;
}

function documentKeyOf(document: BsonDocument): string {
  let key = '';
  for (const [name, value] of document) key += measured(name) + measured(keyOf(value));
  return key;
}

function measured(text: string): string {
  return `${text.length}:${text}`;
}

function numberKeyOf(value: BsonNumber): string {
  const double = exactDoubleOf(value);
  if (double !== undefined) return doubleKeyOf(double);
  const exact = exactNumberOf(value);
  if (exact === undefined) return String(Number(value.toString()));
  const { coefficient, exponent } = normalizeExact(exact);
  if (exponent >= 0) return String(coefficient * 10n ** BigInt(exponent));
  return value instanceof Decimal128 ? fractionKeyOf(value, coefficient, exponent) : String(value);
}

function doubleKeyOf(double: number): string {
  return Number.isInteger(double) ? String(BigInt(double)) : String(double);
}

/** A decimal fraction has the key of a double only when the double has exactly that value. */
function fractionKeyOf(value: Decimal128, coefficient: bigint, exponent: number): string {
  const double = Number(value.toString());
  const exact = exactNumberOfDouble(double);
  const same = exact === undefined ? undefined : normalizeExact(exact);
  if (same?.coefficient === coefficient && same.exponent === exponent) return String(double);
  return `${coefficient}e${exponent}`;
}
