import { typeNameOf } from '../bson/type.ts';
import { type BsonDocument, type BsonValue, isDocument } from '../bson/value.ts';
import { renderValue } from '../index/duplicate-key.ts';
import { MongoError } from '../mongo-error.ts';
import { arrayPositionOf } from '../query/path.ts';
import type { ArrayFilters } from './array-filters.ts';
import { isPositionalPart } from './positional.ts';
import type { UpdateContext } from './update-context.ts';

const MAX_PADDING = 1_500_000;

type Container = BsonDocument | BsonValue[];

/** The value at a path without wildcards. Undefined when a part of the path is missing. */
export function readAt(document: BsonDocument, parts: readonly string[]): BsonValue {
  return parts.reduce<BsonValue>((value, part) => childOf(value, part), document);
}

/** Writes the value at a path and creates missing documents. Throws PathNotViable. */
export function writeAt(document: BsonDocument, parts: readonly string[], value: BsonValue): void {
  let container: Container = document;
  parts.slice(0, -1).forEach((part, at) => {
    const child: BsonValue = childOf(container, part);
    if (isContainer(child)) {
      container = child;
      return;
    }
    if (child !== undefined) throw notViable(parts, at + 1, child);
    const made: BsonDocument = new Map();
    setChild(container, parts, at, made);
    container = made;
  });
  setChild(container, parts, parts.length - 1, value);
}

/** Removes the value at a path. In an array it becomes null. */
export function removeAt(document: BsonDocument, parts: readonly string[]): void {
  const container = readAt(document, parts.slice(0, -1));
  const last = parts.at(-1) ?? '';
  if (isDocument(container)) container.delete(last);
  else if (Array.isArray(container) && childOf(container, last) !== undefined) {
    container[arrayPositionOf(last)] = null;
  }
}

/** The real paths of a path with `$`, `$[]` or `$[name]` in this document. */
export function resolvePaths(
  document: BsonDocument,
  parts: readonly string[],
  filters: ArrayFilters,
  context: UpdateContext,
): (readonly string[])[] {
  const at = parts.findIndex(isPositionalPart);
  if (at < 0) return [parts];
  const before = parts.slice(0, at);
  const positions = positionsOf(readAt(document, before), parts, at, filters, context);
  return positions.flatMap((position) =>
    resolvePaths(document, [...before, String(position), ...parts.slice(at + 1)], filters, context),
  );
}

function positionsOf(
  array: BsonValue,
  parts: readonly string[],
  at: number,
  filters: ArrayFilters,
  context: UpdateContext,
): number[] {
  const wildcard = parts[at] ?? '';
  if (wildcard === '$') return [positionalIndex(context)];
  if (!Array.isArray(array)) throw noArray(array, parts.slice(0, at).join('.'));
  const all = array.map((_, index) => index);
  if (wildcard === '$[]') return all;
  const matches = filters.get(wildcard.slice(2, -1));
  if (matches) return all.filter((index) => matches(array[index]));
  throw new MongoError(
    'BadValue',
    `No array filter found for identifier '${wildcard.slice(2, -1)}' in path '${parts.join('.')}'`,
  );
}

function noArray(value: BsonValue, path: string): MongoError {
  const problem =
    value === undefined
      ? `The path '${path}' must exist in the document in order to apply array updates.`
      : `Cannot apply array updates to non-array element ${path}: ${renderValue(value)}`;
  return new MongoError('BadValue', problem);
}

function positionalIndex({ arrayIndex }: UpdateContext): number {
  if (arrayIndex !== undefined) return arrayIndex;
  throw new MongoError(
    'BadValue',
    'The positional operator did not find the match needed from the query.',
  );
}

function isContainer(value: BsonValue): value is Container {
  return isDocument(value) || Array.isArray(value);
}

function childOf(value: BsonValue, part: string): BsonValue {
  if (isDocument(value)) return value.get(part);
  if (!Array.isArray(value)) return undefined;
  const position = arrayPositionOf(part);
  return position < 0 ? undefined : value[position];
}

function setChild(
  container: Container,
  parts: readonly string[],
  at: number,
  value: BsonValue,
): void {
  const part = parts[at] ?? '';
  if (isDocument(container)) {
    container.set(part, value);
    return;
  }
  const position = arrayPositionOf(part);
  if (position < 0) throw notViable(parts, at, container);
  if (position - container.length > MAX_PADDING) {
    throw new MongoError('BadValue', "can't backfill more than 1500000 elements");
  }
  while (container.length < position) container.push(null);
  container[position] = value;
}

function notViable(parts: readonly string[], at: number, element: BsonValue): MongoError {
  const shown = typeNameOf(element) === 'undefined' ? 'undefined' : renderValue(element);
  return new MongoError(
    'PathNotViable',
    `Cannot create field '${parts[at]}' in element {${parts[at - 1] ?? ''}: ${shown}}`,
  );
}
