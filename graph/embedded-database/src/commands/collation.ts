import type { CompareText } from '../bson/compare.ts';
import { approximateDoubleOf } from '../bson/number.ts';
import { type BsonDocument, type BsonValue, isNumber } from '../bson/value.ts';
import { renderValue } from '../index/duplicate-key.ts';
import { MongoError } from '../mongo-error.ts';
import { readDocument } from './arguments.ts';

/**
 * How the collation of a command or a statement orders texts. Undefined without one. Throws
 * MongoDB's errors for a wrong one, CommandNotSupported for one that this database does not have.
 */
export function readCollation(source: BsonDocument): CompareText | undefined {
  const collation = readDocument(source, 'collation');
  if (!collation || collation.size === 0) return undefined;
  if (!collation.has('locale')) {
    throw new MongoError(40414, "BSON field 'collation.locale' is missing but a required field");
  }
  for (const [field, value] of collation) assertField(field, value);
  const locale = String(collation.get('locale'));
  return locale === 'simple' ? undefined : createCollator(locale, collation).compare;
}

type Field = {
  isValid: (value: BsonValue) => boolean;
  /** False for a valid value that Intl's collator cannot follow. */
  isKnown?: (value: BsonValue) => boolean;
};

const isBoolean = (value: BsonValue) => typeof value === 'boolean';
const isOneOf =
  (...values: BsonValue[]) =>
  (value: BsonValue) =>
    values.includes(value);
const strengthOf = (value: BsonValue) => (isNumber(value) ? approximateDoubleOf(value) : 0);

const FIELDS: Readonly<Record<string, Field>> = {
  locale: { isValid: (value) => typeof value === 'string' },
  strength: {
    isValid: (value) => [1, 2, 3, 4, 5].includes(strengthOf(value)),
    isKnown: (value) => strengthOf(value) <= 3,
  },
  caseLevel: { isValid: isBoolean },
  caseFirst: { isValid: isOneOf('upper', 'lower', 'off') },
  numericOrdering: { isValid: isBoolean },
  alternate: { isValid: isOneOf('non-ignorable', 'shifted') },
  maxVariable: { isValid: isOneOf('punct', 'space'), isKnown: isOneOf('punct') },
  normalization: { isValid: isBoolean },
  backwards: { isValid: isBoolean, isKnown: isOneOf(false) },
};

function assertField(name: string, value: BsonValue): void {
  const field = FIELDS[name];
  if (!field) throw new MongoError(40415, `BSON field 'collation.${name}' is an unknown field.`);
  if (!field.isValid(value)) throw invalid(name, value);
  if (field.isKnown?.(value) === false) throw unsupported(`${name}: ${renderValue(value)}`);
}

function createCollator(locale: string, collation: BsonDocument): Intl.Collator {
  const tag = locale.replaceAll('_', '-');
  if (!/^[a-zA-Z]{2,3}(?:-[a-zA-Z]{2,4})*$/.test(tag) || !isSupported(tag)) {
    throw invalid('locale', locale);
  }
  const caseFirst = collation.get('caseFirst');
  return new Intl.Collator(tag, {
    sensitivity: sensitivityOf(collation),
    numeric: collation.get('numericOrdering') === true,
    ignorePunctuation: collation.get('alternate') === 'shifted',
    caseFirst: caseFirst === 'upper' || caseFirst === 'lower' ? caseFirst : 'false',
  });
}

function isSupported(tag: string): boolean {
  return Intl.Collator.supportedLocalesOf(tag).length > 0;
}

function sensitivityOf(collation: BsonDocument): 'base' | 'accent' | 'case' | 'variant' {
  const strength = collation.has('strength') ? strengthOf(collation.get('strength')) : 3;
  const hasCaseLevel = collation.get('caseLevel') === true;
  if (strength === 1) return hasCaseLevel ? 'case' : 'base';
  if (strength === 2 && hasCaseLevel) throw unsupported('caseLevel with strength 2');
  return strength === 2 ? 'accent' : 'variant';
}

function invalid(field: string, value: BsonValue): MongoError {
  return new MongoError(
    'BadValue',
    `Field '${field}' is invalid in a collation: ${renderValue(value)}`,
  );
}

function unsupported(what: string): MongoError {
  return new MongoError('CommandNotSupported', `a collation with ${what} is not supported`);
}
