import { keyOf } from '../bson/key.ts';
import { type BsonDocument, type BsonValue, isDocument } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { arrayPositionOf, visitPath } from '../query/path.ts';
import type { IndexSpec } from './index-spec.ts';

/** One value for each field of the index. A missing field is null, an empty array undefined. */
export type IndexKey = readonly BsonValue[];

export type DocumentKeys = { keys: IndexKey[]; isMultikey: boolean };

/** The keys of a document in an index. Empty when a sparse or partial index skips it. */
export function indexKeysOf(document: BsonDocument, spec: IndexSpec): DocumentKeys {
  if (!isCovered(document, spec)) return { keys: [], isMultikey: false };
  const slots = spec.fields.map(({ parts }) => ({ value: document, parts, isElement: false }));
  const expansion = { keys: [] as IndexKey[], isMultikey: false };
  expand(slots, spec, expansion);
  if (expansion.isMultikey) expansion.keys = withoutRepeats(expansion.keys);
  return expansion;
}

type Slot = { value: BsonValue; parts: readonly string[]; isElement: boolean };

function isCovered(document: BsonDocument, spec: IndexSpec): boolean {
  if (spec.matchesPartial && !spec.matchesPartial(document)) return false;
  if (!spec.isSparse) return true;
  return spec.fields.some(({ parts }) =>
    visitPath(document, parts, (value) => value !== undefined),
  );
}

/** An array gives one key per element. Fields on the same array use the same element. */
function expand(slots: readonly Slot[], spec: IndexSpec, into: DocumentKeys): void {
  const walked = slots.map(walk);
  const array = walked.find(isOpenArray)?.value as BsonValue[] | undefined;
  if (!array) {
    into.keys.push(walked.map(keyValueOf));
    return;
  }
  if (walked.some((slot) => isOpenArray(slot) && slot.value !== array)) throw parallelError(spec);
  into.isMultikey = true;
  const elements = array.length > 0 ? array : [EMPTY];
  for (const element of elements) {
    expand(
      walked.map((slot) => (slot.value === array ? enterElement(slot, element) : slot)),
      spec,
      into,
    );
  }
}

const EMPTY = undefined;

/** Follows a slot's path through documents until it ends or meets an array. */
function walk(slot: Slot): Slot {
  let { value, parts } = slot;
  let isElement = slot.isElement;
  while (parts.length > 0) {
    const position = Array.isArray(value) ? arrayPositionOf(parts[0]) : -1;
    if (isDocument(value)) value = value.get(parts[0] ?? '');
    else if (Array.isArray(value) && position >= 0) value = value[position];
    else break;
    parts = parts.slice(1);
    isElement = false;
  }
  return { value, parts, isElement };
}

/** An array inside an array is indexed as a whole, not element by element. */
function isOpenArray(slot: Slot): boolean {
  return Array.isArray(slot.value) && !slot.isElement;
}

function enterElement(slot: Slot, element: BsonValue): Slot {
  if (slot.parts.length > 0 && !isDocument(element))
    return { value: null, parts: [], isElement: true };
  const value = slot.parts.length === 0 && element === null ? null : element;
  return { value, parts: slot.parts, isElement: true };
}

function keyValueOf({ value, parts, isElement }: Slot): BsonValue {
  if (parts.length > 0) return null;
  return value === undefined && !isElement ? null : value;
}

function withoutRepeats(keys: readonly IndexKey[]): IndexKey[] {
  return [...new Map(keys.map((key) => [keyOf([...key]), key])).values()];
}

function parallelError(spec: IndexSpec): MongoError {
  const paths = spec.fields.map(({ path }) => `[${path}]`).reverse();
  return new MongoError(
    'CannotIndexParallelArrays',
    `cannot index parallel arrays ${paths.join(' ')}`,
  );
}
