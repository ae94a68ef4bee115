import { compileExpression } from '../aggregate/expression.ts';
import {
  type BsonDocument,
  type BsonValue,
  isDocument,
  isOperatorDocument,
} from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { equalityTest } from './comparison.ts';
import { type Condition, holdsAtPath, holdsForValue, type MatchDetails } from './condition.ts';
import { type OperatorContext, readOperators } from './operators.ts';
import { PLAIN_SCOPE, type Scope } from './scope.ts';
import { isTruthy } from './truth.ts';

/** Tells whether a document matches. Fills `details`, when given, for the positional `$`. */
export type Predicate = (document: BsonDocument, details?: MatchDetails) => boolean;

/** Compiles a query filter. Throws BadValue on an unknown operator or a bad operand. */
export function compileFilter(filter: BsonDocument, scope: Scope = PLAIN_SCOPE): Predicate {
  const predicates = [...filter].flatMap(([key, operand]) => compileClause(key, operand, scope));
  const [only] = predicates;
  if (predicates.length === 1 && only) return only;
  return allOf(predicates);
}

/**
 * Compiles the filter of `$elemMatch` and `$pull` on one array element. Operators test the element
 * itself; any other document is a filter on the element's fields.
 */
export function compileElementFilter(
  query: BsonDocument,
  scope: Scope = PLAIN_SCOPE,
): (element: BsonValue) => boolean {
  const [first] = query.keys();
  if (isOperatorDocument(query) && !LOGICAL.has(first ?? '')) {
    const conditions = readOperators(query, contextOf(scope));
    return (element) => conditions.every((condition) => holdsForValue(condition, element));
  }
  const matches = compileFilter(query, scope);
  return (element) => isDocument(element) && matches(element);
}

function compileClause(key: string, operand: BsonValue, scope: Scope): Predicate[] {
  if (key.startsWith('$')) return compileTopLevel(key, operand, scope);
  const parts = key.split('.');
  return readConditions(operand, scope).map(
    (condition) => (document, details) => holdsAtPath(condition, document, parts, details),
  );
}

function readConditions(operand: BsonValue, scope: Scope): Condition[] {
  if (isOperatorDocument(operand) && !isReference(operand)) {
    return readOperators(operand, contextOf(scope));
  }
  return [{ kind: 'leaves', test: equalityTest(operand, scope.compareText) }];
}

function contextOf(scope: Scope): OperatorContext {
  const compileElement = (query: BsonDocument) => compileElementFilter(query, scope);
  return { compileElement, compareText: scope.compareText };
}

/** `{ $ref, $id }` is a stored reference, not an operator. */
function isReference(operand: BsonDocument): boolean {
  return operand.has('$ref') || operand.has('$id');
}

function compileTopLevel(key: string, operand: BsonValue, scope: Scope): Predicate[] {
  if (key === '$comment') return [];
  if (key === '$expr') {
    const compute = compileExpression(operand, scope);
    return [(document) => isTruthy(compute(document))];
  }
  if (!LOGICAL.has(key)) throw unknownOperator(key);
  const branches = readBranches(key, operand, scope);
  if (key === '$and') return branches;
  const some: Predicate = (document, details) =>
    branches.some((matches) => matches(document, details));
  return key === '$or' ? [some] : [(document) => !some(document)];
}

function readBranches(key: string, operand: BsonValue, scope: Scope): Predicate[] {
  if (!Array.isArray(operand)) throw new MongoError('BadValue', `${key} must be an array`);
  if (operand.length === 0) {
    throw new MongoError('BadValue', '$and/$or/$nor must be a nonempty array');
  }
  return operand.map((branch) => {
    if (isDocument(branch)) return compileFilter(branch, scope);
    throw new MongoError('BadValue', '$or/$and/$nor entries need to be full objects');
  });
}

/** MongoDB answers so too when it has no text index and no scripts. */
function unknownOperator(key: string): MongoError {
  if (key === '$text')
    return new MongoError('IndexNotFound', 'text index required for $text query');
  if (key === '$where')
    return new MongoError('BadValue', 'no globalScriptEngine in $where parsing');
  return new MongoError('BadValue', `unknown top level operator: ${key}`);
}

function allOf(predicates: readonly Predicate[]): Predicate {
  return (document, details) => {
    for (const matches of predicates) if (!matches(document, details)) return false;
    return true;
  };
}

const LOGICAL = new Set(['$and', '$or', '$nor']);
