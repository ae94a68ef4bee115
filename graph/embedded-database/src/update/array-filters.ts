import { type BsonDocument, type BsonValue, isDocument } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { compileFilter } from '../query/filter.ts';
import type { Scope } from '../query/scope.ts';

/** The test for array elements of each identifier. */
export type ArrayFilters = ReadonlyMap<string, (element: BsonValue) => boolean>;

/** Reads `arrayFilters`. Throws FailedToParse when a filter has no single valid identifier. */
export function readArrayFilters(arrayFilters: BsonValue, scope: Scope): ArrayFilters {
  if (arrayFilters === undefined || arrayFilters === null) return new Map();
  if (!Array.isArray(arrayFilters)) {
    throw new MongoError('TypeMismatch', 'arrayFilters must be an array');
  }
  const filters = new Map<string, (element: BsonValue) => boolean>();
  for (const filter of arrayFilters) addFilter(filters, filter, scope);
  return filters;
}

function addFilter(
  filters: Map<string, (element: BsonValue) => boolean>,
  filter: BsonValue,
  scope: Scope,
): void {
  if (!isDocument(filter)) throw new MongoError('TypeMismatch', 'arrayFilters must hold objects');
  const identifier = identifierOf(filter);
  if (filters.has(identifier)) {
    const problem = `Found multiple array filters with the same top-level field name ${identifier}`;
    throw new MongoError('FailedToParse', problem);
  }
  const matches = compileFilter(filter, scope);
  // The filter is an ordinary query on a document that has the element under the identifier.
  filters.set(identifier, (element) => matches(new Map([[identifier, element]])));
}

function identifierOf(filter: BsonDocument): string {
  const [identifier, other] = new Set(identifiersOf(filter));
  if (identifier === undefined) {
    const problem = 'Cannot use an expression without a top-level field name in arrayFilters';
    throw new MongoError('FailedToParse', problem);
  }
  if (other !== undefined) {
    const found = `found '${identifier}' and '${other}'`;
    throw new MongoError(
      'FailedToParse',
      `Error parsing array filter :: caused by :: Expected a single top-level field name, ${found}`,
    );
  }
  if (/^[a-z][a-zA-Z0-9]*$/.test(identifier)) return identifier;
  throw new MongoError(
    'BadValue',
    'The top-level field name must be an alphanumeric string beginning with a lowercase letter, ' +
      `found '${identifier}'`,
  );
}

function identifiersOf(filter: BsonDocument): string[] {
  return [...filter].flatMap(([key, operand]) => {
    if (!key.startsWith('$')) return [key.split('.')[0] ?? key];
    return Array.isArray(operand) ? operand.filter(isDocument).flatMap(identifiersOf) : [];
  });
}
