import { areEqual, type CompareText, compareValues } from '../bson/compare.ts';
import { isNotANumber } from '../bson/number.ts';
import { typeRankOf } from '../bson/type.ts';
import { type BsonValue, isNumber, isRegExp, MaxKey, MinKey, ObjectId } from '../bson/value.ts';
import { createValueMap } from '../bson/value-map.ts';
import type { ValueTest } from './condition.ts';
import { regExpTest } from './regexp.ts';

export type OrderOperator = '$gt' | '$gte' | '$lt' | '$lte';

/** Tests equality with the operand. Null equals a missing field; a regex matches strings. */
export function equalityTest(operand: BsonValue, compareText?: CompareText): ValueTest {
  if (isRegExp(operand)) return regExpTest(operand);
  return exactEqualityTest(operand, compareText);
}

/** Tests equality. A regex equals only the same regex. */
export function exactEqualityTest(operand: BsonValue, compareText?: CompareText): ValueTest {
  if (operand === null || operand === undefined) return isNullish;
  if (typeof operand === 'boolean') return (value) => value === operand;
  if (operand instanceof ObjectId) {
    return (value) => value instanceof ObjectId && value.equals(operand);
  }
  return (value) => value === operand || areEqual(value, operand, compareText);
}

/** Tests membership in the list. A regex in the list matches as a pattern. */
export function membershipTest(list: readonly BsonValue[], compareText?: CompareText): ValueTest {
  const patterns = list.filter(isRegExp).map(regExpTest);
  const members = createValueMap<true>(compareText);
  for (const item of list) {
    if (!isRegExp(item) && !members.get(item)) members.add(item, true);
  }
  const hasNull = list.some(isNullish);
  return (value) => {
    if (isNullish(value)) return hasNull;
    return members.get(value) === true || patterns.some((matches) => matches(value));
  };
}

/** Tests order. Only values of the operand's type match, as in MongoDB. */
export function orderTest(
  operator: OrderOperator,
  operand: BsonValue,
  compareText?: CompareText,
): ValueTest {
  const accepts = ORDER_RULES[operator];
  if (isNumber(operand) && isNotANumber(operand)) return notANumberTest(operator);
  if (operand instanceof MinKey || operand instanceof MaxKey) {
    return (value) => value !== undefined && accepts(compareValues(value, operand));
  }
  if (isNullish(operand)) return (value) => accepts(0) && isNullish(value);
  const rank = typeRankOf(operand);
  return (value) => {
    if (typeRankOf(value) !== rank) return false;
    if (isNumber(value) && isNotANumber(value)) return false;
    return accepts(compareValues(value, operand, compareText));
  };
}

function isNullish(value: BsonValue): boolean {
  return value === null || value === undefined;
}

function notANumberTest(operator: OrderOperator): ValueTest {
  if (!ORDER_RULES[operator](0)) return () => false;
  return (value) => isNumber(value) && isNotANumber(value);
}

const ORDER_RULES: Readonly<Record<OrderOperator, (order: number) => boolean>> = {
  $gt: (order) => order > 0,
  $gte: (order) => order >= 0,
  $lt: (order) => order < 0,
  $lte: (order) => order <= 0,
};
