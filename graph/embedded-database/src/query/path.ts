import { type BsonDocument, type BsonValue, isDocument } from '../bson/value.ts';

/** Receives a value and, when the path led through arrays, the index in the outermost one. */
export type Visit = (value: BsonValue, arrayIndex: number | undefined) => boolean;

/**
 * Calls `visit` with each value that a dotted path leads to: through sub-documents, through the
 * documents of arrays, and through numeric positions. A missing field is visited as undefined.
 * Stops, and gives true, as soon as `visit` does.
 */
export function visitPath(
  document: BsonDocument,
  parts: readonly string[],
  visit: Visit,
  at = 0,
  arrayIndex?: number,
): boolean {
  const value = document.get(parts[at] ?? '');
  if (at === parts.length - 1) return visit(value, arrayIndex);
  if (isDocument(value)) return visitPath(value, parts, visit, at + 1, arrayIndex);
  if (Array.isArray(value)) return visitArray(value, parts, visit, at + 1, arrayIndex);
  return visit(undefined, arrayIndex);
}

/** As `visitPath`, but visits the elements of an array at the end of the path, then the array. */
export function visitLeaves(
  document: BsonDocument,
  parts: readonly string[],
  visit: Visit,
): boolean {
  return visitPath(document, parts, (value, arrayIndex) => {
    if (!Array.isArray(value)) return visit(value, arrayIndex);
    for (let at = 0; at < value.length; at += 1) {
      if (visit(value[at], arrayIndex ?? at)) return true;
    }
    return visit(value, arrayIndex);
  });
}

/** The array position that a part of a path names; -1 when it names none. */
export function arrayPositionOf(part: string | undefined): number {
  return part !== undefined && /^(?:0|[1-9]\d{0,8})$/.test(part) ? Number(part) : -1;
}

function visitArray(
  items: readonly BsonValue[],
  parts: readonly string[],
  visit: Visit,
  at: number,
  arrayIndex: number | undefined,
): boolean {
  const position = arrayPositionOf(parts[at]);
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    const outer = arrayIndex ?? index;
    if (isDocument(item) && visitPath(item, parts, visit, at, outer)) return true;
    if (index === position && visitPosition(item, parts, visit, at, outer)) return true;
  }
  return false;
}

function visitPosition(
  item: BsonValue,
  parts: readonly string[],
  visit: Visit,
  at: number,
  outer: number,
): boolean {
  if (at === parts.length - 1) return visit(item, outer);
  if (isDocument(item)) return visitPath(item, parts, visit, at + 1, outer);
  if (Array.isArray(item)) return visitArray(item, parts, visit, at + 1, outer);
  return false;
}
