import {
  type BsonDocument,
  type BsonValue,
  isDocument,
  isOperatorDocument,
} from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { PLAIN_SCOPE, type Scope } from '../query/scope.ts';
import { EXPRESSION_OPERATORS } from './expression-operators.ts';
import { type Expression, FIELD_EXPRESSIONS } from './field-expressions.ts';

export type { Expression };

/** Compiles an aggregation expression: a `$path`, a constant, an object, a list or an operator. */
export function compileExpression(source: BsonValue, scope: Scope = PLAIN_SCOPE): Expression {
  if (typeof source === 'string' && source.startsWith('$')) return compilePath(source, scope);
  if (Array.isArray(source)) return compileList(source, scope);
  if (isOperatorDocument(source)) return compileOperator(source, scope);
  if (isDocument(source)) return compileObject(source, scope);
  return () => source;
}

function compilePath(source: string, { variables }: Scope): Expression {
  const path = source.replace(/^\$\$(?:ROOT|CURRENT)\.?/, '$');
  if (path === '$') {
    if (source === '$') throw new MongoError(16872, "'$' by itself is not a valid FieldPath");
    return (document) => document;
  }
  if (source === '$$REMOVE') return () => undefined;
  if (source === '$$NOW') return () => new Date();
  const parts = path.replace(/^\$\$?/, '').split('.');
  if (parts.includes(''))
    throw new MongoError(15998, 'FieldPath field names may not be empty strings.');
  if (path.startsWith('$$')) {
    const [name = '', ...rest] = parts;
    if (!variables.has(name)) throw new MongoError(17276, `Use of undefined variable: ${name}`);
    const value = follow(variables.get(name), rest, 0);
    return () => value;
  }
  return (document) => follow(document, parts, 0);
}

/** A path through an array gives the list of values in its documents. Positions are not read. */
function follow(value: BsonValue, parts: readonly string[], at: number): BsonValue {
  if (at === parts.length) return value;
  if (isDocument(value)) return follow(value.get(parts[at] ?? ''), parts, at + 1);
  if (!Array.isArray(value)) return undefined;
  return value.map((item) => follow(item, parts, at)).filter((item) => item !== undefined);
}

function compileList(source: readonly BsonValue[], scope: Scope): Expression {
  const items = source.map((item) => compileExpression(item, scope));
  return (document) => items.map((item) => item(document) ?? null);
}

function compileObject(source: BsonDocument, scope: Scope): Expression {
  const fields = [...source].map(
    ([name, value]) => [name, compileExpression(value, scope)] as const,
  );
  return (document) => {
    const result: BsonDocument = new Map();
    for (const [name, compute] of fields) {
      const value = compute(document);
      if (value !== undefined) result.set(name, value);
    }
    return result;
  };
}

function compileOperator(source: BsonDocument, scope: Scope): Expression {
  const [entry] = source;
  const [name = '', operand] = entry ?? [];
  if (source.size !== 1) {
    const names = [...source.keys()].join(', ');
    throw new MongoError(
      15983,
      `An object representing an expression must have exactly one field: ${names}`,
    );
  }
  if (name === '$literal') return () => operand;
  const compile = (part: BsonValue) => compileExpression(part, scope);
  if (Object.hasOwn(FIELD_EXPRESSIONS, name)) {
    return FIELD_EXPRESSIONS[name]?.(operand, compile) ?? (() => undefined);
  }
  if (!Object.hasOwn(EXPRESSION_OPERATORS, name)) {
    throw new MongoError('InvalidPipelineOperator', `Unrecognized expression '${name}'`);
  }
  const compute = EXPRESSION_OPERATORS[name];
  if (name === '$cond' && isDocument(operand)) return compileCondition(operand, scope);
  const operands = (Array.isArray(operand) ? operand : [operand]).map(compile);
  return (document) =>
    compute?.(
      operands.map((read) => () => read(document)),
      scope,
    );
}

function compileCondition(operand: BsonDocument, scope: Scope): Expression {
  const parts = ['if', 'then', 'else'].map((part) => {
    if (!operand.has(part)) throw new MongoError(17080, `Missing '${part}' parameter to $cond`);
    return compileExpression(operand.get(part), scope);
  });
  return (document) =>
    EXPRESSION_OPERATORS.$cond?.(
      parts.map((read) => () => read(document)),
      scope,
    );
}
