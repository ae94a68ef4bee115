import { approximateDoubleOf } from '../bson/number.ts';
import {
  type BsonDocument,
  type BsonValue,
  isDocument,
  isNumber,
  isOperatorDocument,
  isRegExp,
} from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { equalityTest, exactEqualityTest, membershipTest, orderTest } from './comparison.ts';
import type { Condition, ValueTest } from './condition.ts';
import { readRegExp, regExpTest } from './regexp.ts';
import { remainderTest } from './remainder-test.ts';
import { isTruthy } from './truth.ts';
import { typeTest } from './type-test.ts';

/** Compiles a filter on one array element. It is a parameter to avoid an import cycle. */
export type ElementCompiler = (query: BsonDocument) => (element: BsonValue) => boolean;

type OperatorReader = (
  operand: BsonValue,
  siblings: BsonDocument,
  compileElement: ElementCompiler,
) => Condition[];

/** Reads the operators of one field, such as `{ $gt: 1, $lt: 9 }`. All of them must hold. */
export function readOperators(
  operators: BsonDocument,
  compileElement: ElementCompiler,
): Condition[] {
  return [...operators].flatMap(([name, operand]) => {
    if (!Object.hasOwn(READERS, name))
      throw new MongoError('BadValue', `unknown operator: ${name}`);
    const read = READERS[name];
    return read ? read(operand, operators, compileElement) : [];
  });
}

export const READERS: Readonly<Record<string, OperatorReader>> = {
  $eq: (operand) => [leaves(exactEqualityTest(operand))],
  $ne: (operand) => [not([leaves(exactEqualityTest(refuseRegExp('$ne', operand)))])],
  $gt: (operand) => [leaves(orderTest('$gt', refuseRegExp('$gt', operand)))],
  $gte: (operand) => [leaves(orderTest('$gte', refuseRegExp('$gte', operand)))],
  $lt: (operand) => [leaves(orderTest('$lt', refuseRegExp('$lt', operand)))],
  $lte: (operand) => [leaves(orderTest('$lte', refuseRegExp('$lte', operand)))],
  $in: (operand) => [leaves(membershipTest(readList('$in', operand)))],
  $nin: (operand) => [not([leaves(membershipTest(readList('$nin', operand)))])],
  $exists: (operand) => readExists(operand),
  $type: (operand) => [leaves(typeTest(operand))],
  $regex: (operand, siblings) => [
    leaves(regExpTest(readRegExp(operand, siblings.get('$options')))),
  ],
  $options: (_, siblings) => readOptions(siblings),
  $not: (operand, _, compileElement) => [not(readNegated(operand, compileElement))],
  $size: (operand) => [whole(sizeTest(operand))],
  $mod: (operand) => [leaves(remainderTest(operand))],
  $all: (operand, _, compileElement) => readAll(operand, compileElement),
  $elemMatch: (operand, _, compileElement) => [whole(elementTest(operand, compileElement))],
};

function leaves(test: ValueTest): Condition {
  return { kind: 'leaves', test };
}

function whole(test: ValueTest): Condition {
  return { kind: 'whole', test };
}

function not(conditions: Condition[]): Condition {
  return { kind: 'not', conditions };
}

function refuseRegExp(operator: string, operand: BsonValue): BsonValue {
  if (isRegExp(operand))
    throw new MongoError('BadValue', `Can't have regex as arg to ${operator}.`);
  return operand;
}

function readList(operator: string, operand: BsonValue): BsonValue[] {
  if (!Array.isArray(operand)) throw new MongoError('BadValue', `${operator} needs an array`);
  if (operand.some(isOperatorDocument)) {
    throw new MongoError('BadValue', `cannot nest $ under ${operator}`);
  }
  return operand;
}

function readExists(operand: BsonValue): Condition[] {
  const exists = whole((value) => value !== undefined);
  return [isTruthy(operand) ? exists : not([exists])];
}

function readOptions(siblings: BsonDocument): Condition[] {
  if (siblings.has('$regex')) return [];
  throw new MongoError('BadValue', '$options needs a $regex');
}

function readNegated(operand: BsonValue, compileElement: ElementCompiler): Condition[] {
  if (isRegExp(operand)) return [leaves(regExpTest(operand))];
  if (isOperatorDocument(operand)) return readOperators(operand, compileElement);
  throw new MongoError('BadValue', '$not needs a regex or a document');
}

function sizeTest(operand: BsonValue): ValueTest {
  const size = isNumber(operand) ? approximateDoubleOf(operand) : Number.NaN;
  if (!Number.isInteger(size)) {
    throw new MongoError('FailedToParse', 'Failed to parse $size. Expected an integer');
  }
  if (size < 0) {
    throw new MongoError('BadValue', 'Failed to parse $size. Expected a non-negative number');
  }
  return (value) => Array.isArray(value) && value.length === size;
}

function readAll(operand: BsonValue, compileElement: ElementCompiler): Condition[] {
  if (!Array.isArray(operand)) throw new MongoError('BadValue', '$all needs an array');
  if (operand.length === 0) return [leaves(() => false)];
  return operand.map((item) => {
    if (!isOperatorDocument(item)) return leaves(equalityTest(item));
    if (item.has('$elemMatch')) return whole(elementTest(item.get('$elemMatch'), compileElement));
    throw new MongoError('BadValue', 'no $ expressions in $all');
  });
}

function elementTest(operand: BsonValue, compileElement: ElementCompiler): ValueTest {
  if (!isDocument(operand)) throw new MongoError('BadValue', '$elemMatch needs an Object');
  const matches = compileElement(operand);
  return (value, details) => {
    if (!Array.isArray(value)) return false;
    const index = value.findIndex(matches);
    if (index >= 0 && details) details.arrayIndex = index;
    return index >= 0;
  };
}
