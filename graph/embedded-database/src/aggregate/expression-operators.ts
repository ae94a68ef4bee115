import { compareValues } from '../bson/compare.ts';
import { approximateDoubleOf } from '../bson/number.ts';
import { typeNameOf } from '../bson/type.ts';
import { type BsonValue, Double, Int32, isDocument, isNumber } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { isTruthy } from '../query/truth.ts';
import { divide, fold, subtract } from './arithmetic-expressions.ts';
import { type ExpressionOperator, exactly, isNullish, type Operands, one } from './operands.ts';

/** The expression operators this database knows. */
export const EXPRESSION_OPERATORS: Readonly<Record<string, ExpressionOperator>> = {
  $eq: comparison('$eq', (order) => order === 0),
  $ne: comparison('$ne', (order) => order !== 0),
  $gt: comparison('$gt', (order) => order > 0),
  $gte: comparison('$gte', (order) => order >= 0),
  $lt: comparison('$lt', (order) => order < 0),
  $lte: comparison('$lte', (order) => order <= 0),
  $and: (operands) => operands.every((read) => isTruthy(read())),
  $or: (operands) => operands.some((read) => isTruthy(read())),
  $not: (operands) => !isTruthy(one('$not', operands)()),
  $cond: (operands) => {
    const [condition, then, otherwise] = exactly('$cond', operands, 3);
    return isTruthy(condition?.()) ? then?.() : otherwise?.();
  },
  $ifNull: (operands) => {
    const value = operands.map((read) => read()).find((found) => !isNullish(found));
    return value === undefined ? operands.at(-1)?.() : value;
  },
  $add: (operands) => fold('$add', operands, 'add', new Int32(0)),
  $multiply: (operands) => fold('$multiply', operands, 'multiply', new Int32(1)),
  $subtract: subtract,
  $divide: divide,
  $concat: concat,
  $rand: (operands) => {
    const [seed] = operands.map((read) => read());
    const isEmpty = operands.length === 0 || (isDocument(seed) && seed.size === 0);
    if (isEmpty) return new Double(Math.random());
    throw new MongoError(3040501, '$rand does not currently accept arguments');
  },
  $toLower: (operands) => textOf('$toLower', one('$toLower', operands)()).toLowerCase(),
  $toUpper: (operands) => textOf('$toUpper', one('$toUpper', operands)()).toUpperCase(),
  $size: size,
  $in: (operands, { compareText }) => {
    const [item, list] = exactly('$in', operands, 2).map((read) => read());
    if (!Array.isArray(list))
      throw new MongoError(
        40081,
        `$in requires an array as a second argument, found: ${typeNameOf(list)}`,
      );
    return list.some((other) => compareValues(item, other, compareText) === 0);
  },
  $arrayElemAt: (operands) => {
    const [list, place] = exactly('$arrayElemAt', operands, 2).map((read) => read());
    if (isNullish(list) || isNullish(place)) return null;
    if (!Array.isArray(list))
      throw new MongoError(
        28689,
        `$arrayElemAt's first argument must be an array, but is ${typeNameOf(list)}`,
      );
    return list.at(isNumber(place) ? approximateDoubleOf(place) : 0);
  },
};

function comparison(name: string, accepts: (order: number) => boolean): ExpressionOperator {
  return (operands, { compareText }) => {
    const [a, b] = exactly(name, operands, 2).map((read) => read());
    return accepts(compareValues(a, b, compareText));
  };
}

function concat(operands: Operands): BsonValue {
  const values = operands.map((read) => read());
  if (values.some(isNullish)) return null;
  const wrong = values.find((value) => typeof value !== 'string');
  if (wrong !== undefined)
    throw new MongoError(16702, `$concat only supports strings, not ${typeNameOf(wrong)}`);
  return values.join('');
}

function textOf(name: string, value: BsonValue): string {
  if (isNullish(value)) return '';
  if (typeof value === 'string') return value;
  throw new MongoError(16007, `${name} cannot convert from type ${typeNameOf(value)} to String`);
}

function size(operands: Operands): BsonValue {
  const value = one('$size', operands)();
  if (Array.isArray(value)) return new Int32(value.length);
  throw new MongoError(
    17124,
    `The argument to $size must be an array, but was of type: ${typeNameOf(value)}`,
  );
}
