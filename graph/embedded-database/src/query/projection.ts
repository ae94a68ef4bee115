import { type BsonDocument, type BsonValue, isDocument } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import type { MatchDetails } from './condition.ts';
import type { Predicate } from './filter.ts';
import { type ProjectionRule, readProjection } from './projection-rules.ts';
import { PLAIN_SCOPE, type Scope } from './scope.ts';

/** Gives the projected document, as a new document. */
export type Projection = (document: BsonDocument) => BsonDocument;

/**
 * Compiles a projection of `find`. `matches` is the query's predicate, which tells the positional
 * `$` the matching element. Throws MongoDB's errors on an invalid projection.
 */
export function compileProjection(
  specification: BsonDocument,
  matches: Predicate = () => true,
  scope: Scope = PLAIN_SCOPE,
): Projection {
  const { rules, isInclusion } = readProjection(specification, scope);
  const isPositional = [...specification.keys()].some((path) => path.endsWith('.$'));
  return (document) => {
    const details: MatchDetails = {};
    if (isPositional) matches(document, details);
    return project(document, rules, { isInclusion, ...details });
  };
}

type Mode = { isInclusion: boolean } & MatchDetails;
type Rules = ReadonlyMap<string, ProjectionRule>;

function project(document: BsonDocument, rules: Rules, mode: Mode): BsonDocument {
  const result: BsonDocument = new Map();
  for (const [name, value] of document) {
    const rule = rules.get(name);
    const kept = rule ? applyRule(value, rule, mode) : mode.isInclusion ? undefined : value;
    if (kept !== undefined) result.set(name, kept);
  }
  return result;
}

function applyRule(value: BsonValue, rule: ProjectionRule, mode: Mode): BsonValue {
  switch (rule.kind) {
    case 'keep':
      return value;
    case 'drop':
      return undefined;
    case 'fields':
      return projectNested(value, rule.rules, mode);
    case 'slice':
      return Array.isArray(value) ? sliceArray(value, rule.skip, rule.limit) : value;
    case 'element':
      return firstElement(value, rule.matches);
    case 'positional':
      return Array.isArray(value) ? matchedElement(value, mode.arrayIndex) : value;
  }
}

function matchedElement(items: readonly BsonValue[], index: number | undefined): BsonValue[] {
  if (index !== undefined) return items.slice(index, index + 1);
  const problem = "positional operator '.$' couldn't find a matching element in the array";
  throw new MongoError(51246, `Executor error during find command :: caused by :: ${problem}`);
}

function projectNested(value: BsonValue, rules: Rules, mode: Mode): BsonValue {
  if (isDocument(value)) return project(value, rules, mode);
  if (!Array.isArray(value)) return mode.isInclusion ? undefined : value;
  return value.map((item) => projectNested(item, rules, mode)).filter((item) => item !== undefined);
}

function sliceArray(items: readonly BsonValue[], skip: number, limit: number): BsonValue[] {
  const start = skip < 0 ? Math.max(items.length + skip, 0) : skip;
  return items.slice(start, start + limit);
}

function firstElement(value: BsonValue, matches: (item: BsonValue) => boolean): BsonValue {
  if (!Array.isArray(value)) return undefined;
  const found = value.findIndex(matches);
  return found < 0 ? undefined : value.slice(found, found + 1);
}
