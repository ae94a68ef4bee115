import type { CompareText } from '../bson/compare.ts';
import {
  type BsonDocument,
  type BsonValue,
  isDocument,
  isOperatorDocument,
  isRegExp,
} from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import {
  equalityTest,
  exactEqualityTest,
  membershipTest,
  type OrderOperator,
  orderTest,
} from './comparison.ts';
import type { Condition, ValueTest } from './condition.ts';
import { readRegExp, regExpTest } from './regexp.ts';
import { remainderTest } from './remainder-test.ts';
import { sizeTest } from './size-test.ts';
import { isTruthy } from './truth.ts';
import { typeTest } from './type-test.ts';

/** Compiles a filter on one array element. It is a parameter to avoid an import cycle. */
export type ElementCompiler = (query: BsonDocument) => (element: BsonValue) => boolean;

export type OperatorContext = {
  compileElement: ElementCompiler;
  compareText: CompareText | undefined;
};

type OperatorReader = (
  operand: BsonValue,
  context: OperatorContext,
  siblings: BsonDocument,
) => Condition[];

/** Reads the operators of one field, such as `{ $gt: 1, $lt: 9 }`. All of them must hold. */
export function readOperators(operators: BsonDocument, context: OperatorContext): Condition[] {
  return [...operators].flatMap(([name, operand]) => {
    if (!Object.hasOwn(READERS, name))
      throw new MongoError('BadValue', `unknown operator: ${name}`);
    const read = READERS[name];
    return read ? read(operand, context, operators) : [];
  });
}

export const READERS: Readonly<Record<string, OperatorReader>> = {
  $eq: (operand, { compareText }) => [leaves(exactEqualityTest(operand, compareText))],
  $ne: (operand, { compareText }) => [
    not([leaves(exactEqualityTest(refuseRegExp('$ne', operand), compareText))]),
  ],
  $gt: order('$gt'),
  $gte: order('$gte'),
  $lt: order('$lt'),
  $lte: order('$lte'),
  $in: (operand, { compareText }) => [
    leaves(membershipTest(readList('$in', operand), compareText)),
  ],
  $nin: (operand, { compareText }) => [
    not([leaves(membershipTest(readList('$nin', operand), compareText))]),
  ],
  $exists: (operand) => readExists(operand),
  $type: (operand) => [leaves(typeTest(operand))],
  $regex: (operand, _, siblings) => [
    leaves(regExpTest(readRegExp(operand, siblings.get('$options')))),
  ],
  $options: (_, __, siblings) => readOptions(siblings),
  $not: (operand, context) => [not(readNegated(operand, context))],
  $size: (operand) => [whole(sizeTest(operand))],
  $mod: (operand) => [leaves(remainderTest(operand))],
  $all: readAll,
  $elemMatch: (operand, context) => [whole(elementTest(operand, context))],
};

function order(operator: OrderOperator): OperatorReader {
  return (operand, { compareText }) => [
    leaves(orderTest(operator, refuseRegExp(operator, operand), compareText)),
  ];
}

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

function readNegated(operand: BsonValue, context: OperatorContext): Condition[] {
  if (isRegExp(operand)) return [leaves(regExpTest(operand))];
  if (isOperatorDocument(operand)) return readOperators(operand, context);
  throw new MongoError('BadValue', '$not needs a regex or a document');
}

function readAll(operand: BsonValue, context: OperatorContext): Condition[] {
  if (!Array.isArray(operand)) throw new MongoError('BadValue', '$all needs an array');
  if (operand.length === 0) return [leaves(() => false)];
  return operand.map((item) => {
    if (!isOperatorDocument(item)) return leaves(equalityTest(item, context.compareText));
    if (item.has('$elemMatch')) return whole(elementTest(item.get('$elemMatch'), context));
    throw new MongoError('BadValue', 'no $ expressions in $all');
  });
}

function elementTest(operand: BsonValue, { compileElement }: OperatorContext): ValueTest {
  if (!isDocument(operand)) throw new MongoError('BadValue', '$elemMatch needs an Object');
  const matches = compileElement(operand);
  return (value, details) => {
    if (!Array.isArray(value)) return false;
    const index = value.findIndex(matches);
    if (index >= 0 && details) details.arrayIndex = index;
    return index >= 0;
  };
}
