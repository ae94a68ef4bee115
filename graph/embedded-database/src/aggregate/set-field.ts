import { type BsonDocument, type BsonValue, isDocument } from '../bson/value.ts';

/**
 * Gives a copy of the document with the value at the path. The copy shares all other values. An
 * array on the path gets the value in each element. An undefined value removes the field.
 */
export function setField(
  document: BsonDocument,
  parts: readonly string[],
  value: BsonValue,
): BsonDocument {
  const copy: BsonDocument = new Map(document);
  const [first = '', ...rest] = parts;
  if (rest.length > 0) copy.set(first, setInside(document.get(first), rest, value));
  else if (value === undefined) copy.delete(first);
  else copy.set(first, value);
  return copy;
}

function setInside(current: BsonValue, parts: readonly string[], value: BsonValue): BsonValue {
  if (Array.isArray(current)) return current.map((item) => setInside(item, parts, value));
  return setField(isDocument(current) ? current : new Map(), parts, value);
}
