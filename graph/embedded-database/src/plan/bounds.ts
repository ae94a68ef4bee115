import { isNotANumber } from '../bson/number.ts';
import {
  type BsonDocument,
  type BsonValue,
  isDocument,
  isNumber,
  isOperatorDocument,
  isRegExp,
} from '../bson/value.ts';

/** The requirements of a filter on one path that an index can use. */
export type PathBounds = {
  /** The values the path may equal; null stands for a missing field too. */
  points?: readonly BsonValue[];
  lower?: BsonValue;
  upper?: BsonValue;
};

/** True when every match has the path. Null also matches a missing path, so it requires nothing. */
export function requiresPresence(bounds: PathBounds | undefined): boolean {
  if (!bounds) return false;
  if (bounds.points) return !bounds.points.includes(null);
  return bounds.lower !== undefined || bounds.upper !== undefined;
}

/** The bounds, by path, that every match of the filter meets. Unusable conditions are left out. */
export function readBounds(filter: BsonDocument): Map<string, PathBounds> {
  const bounds = new Map<string, PathBounds>();
  for (const [path, operand] of clausesOf(filter)) {
    const found = boundsOf(operand);
    const known = bounds.get(path);
    // Two conditions on one path may match different elements of an array, so only one is used.
    bounds.set(path, known?.points ? known : { ...known, ...found });
  }
  return bounds;
}

function clausesOf(filter: BsonDocument): [string, BsonValue][] {
  return [...filter].flatMap(([key, operand]): [string, BsonValue][] => {
    if (key === '$and' && Array.isArray(operand))
      return operand.filter(isDocument).flatMap(clausesOf);
    return key.startsWith('$') ? [] : [[key, operand]];
  });
}

function boundsOf(operand: BsonValue): PathBounds {
  if (!isOperatorDocument(operand)) return isPoint(operand) ? { points: [operand ?? null] } : {};
  const equal = operand.get('$eq');
  if (operand.has('$eq') && isPoint(equal)) return { points: [equal ?? null] };
  const list = operand.get('$in');
  if (Array.isArray(list) && list.every(isPoint)) return { points: list };
  const lower = operand.get('$gt') ?? operand.get('$gte');
  const upper = operand.get('$lt') ?? operand.get('$lte');
  return {
    ...(isLimit(lower) ? { lower } : {}),
    ...(isLimit(upper) ? { upper } : {}),
  };
}

/** An array also matches its elements and a regex is a pattern, so neither is a point. */
function isPoint(value: BsonValue): boolean {
  return !Array.isArray(value) && !isRegExp(value);
}

/** Only text, dates and numbers have the same order in an index as in a query. */
function isLimit(value: BsonValue): boolean {
  if (typeof value === 'string' || value instanceof Date) return true;
  return isNumber(value) && !isNotANumber(value);
}
