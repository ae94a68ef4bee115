import { type BsonDocument, type BsonValue, isDocument } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { arrayPositionOf } from '../query/path.ts';
import type { ArrayFilters } from './array-filters.ts';
import { OPERATORS, type OperatorName } from './operators/operators.ts';
import { isPositionalPart } from './positional.ts';

/** One operator applied to one path. */
export type Change = {
  operator: OperatorName;
  path: string;
  parts: readonly string[];
  argument: BsonValue;
};

/** Reads update operators into changes, in MongoDB's order. */
export function readChanges(update: BsonDocument, filters: ArrayFilters): Change[] {
  const changes = [...update].flatMap(([operator, fields]) => readOperator(operator, fields));
  assertNoConflicts(changes);
  assertFiltersUsed(changes, filters);
  return changes.sort((a, b) => comparePaths(a.parts, b.parts));
}

function readOperator(operator: string, fields: BsonValue): Change[] {
  if (!isOperatorName(operator)) {
    throw new MongoError(
      'FailedToParse',
      `Unknown modifier: ${operator}. ` +
        'Expected a valid update modifier or pipeline-style update specified as an array',
    );
  }
  if (!isDocument(fields)) {
    throw new MongoError(
      'FailedToParse',
      'Modifiers operate on fields but we found another type instead. ' +
        `For example: {$mod: {<field>: ...}} not {${operator}: ...}`,
    );
  }
  return [...fields].flatMap(([path, argument]) => {
    const change = { operator, path, parts: readPath(path), argument };
    OPERATORS[operator].check?.(argument, path);
    return operator === '$rename' ? [change, renameTarget(change)] : [change];
  });
}

function isOperatorName(name: string): name is OperatorName {
  return Object.hasOwn(OPERATORS, name) && name !== '$renameTarget';
}

/** A rename writes two paths. This is the second, for the check of conflicts. */
function renameTarget({ path, argument }: Change): Change {
  const target = String(argument);
  return { operator: '$renameTarget', path: target, parts: readPath(target), argument: path };
}

function readPath(path: string): string[] {
  const parts = path.split('.');
  if (path === '') throw new MongoError('EmptyFieldName', 'An empty update path is not valid.');
  if (parts.includes('')) {
    throw new MongoError(
      'EmptyFieldName',
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  }
  if (isPositionalPart(parts[0])) {
    throw new MongoError(
      'BadValue',
      `Cannot have array filter identifier (i.e. '${parts[0]}') ` +
        `as the first part of path '${path}'`,
    );
  }
  return parts;
}

function assertNoConflicts(changes: readonly Change[]): void {
  const sorted = [...changes].sort((a, b) => comparePaths(a.parts, b.parts));
  sorted.forEach((change, at) => {
    const next = sorted[at + 1];
    const isPrefix = next && change.parts.every((part, place) => part === next.parts[place]);
    if (!next || !isPrefix) return;
    throw new MongoError(
      'ConflictingUpdateOperators',
      `Updating the path '${next.path}' would create a conflict at '${change.path}'`,
    );
  });
}

function assertFiltersUsed(changes: readonly Change[], filters: ArrayFilters): void {
  const used = new Set(changes.flatMap(({ parts }) => parts));
  for (const identifier of filters.keys()) {
    if (used.has(`$[${identifier}]`)) continue;
    throw new MongoError(
      'FailedToParse',
      `The array filter for identifier '${identifier}' was not used in the update`,
    );
  }
}

/** Orders paths part by part: positions by number, names by text. */
function comparePaths(a: readonly string[], b: readonly string[]): number {
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const [x = '', y = ''] = [a[at], b[at]];
    const [i, j] = [arrayPositionOf(x), arrayPositionOf(y)];
    if (i >= 0 && j >= 0 && i !== j) return i - j;
    if (x !== y) return x < y ? -1 : 1;
  }
  return a.length - b.length;
}
