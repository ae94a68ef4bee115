import {
  type BsonDocument,
  type BsonValue,
  isDocument,
  isOperatorDocument,
} from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { EXPRESSION_OPERATORS } from './expression-operators.ts';

/** Computes a value from a document; undefined means missing. */
export type Expression = (document: BsonDocument) => BsonValue;

/** Compiles an aggregation expression: a `$path`, a constant, an object, a list or an operator. */
export function compileExpression(source: BsonValue): Expression {
  if (typeof source === 'string' && source.startsWith('$')) return compilePath(source);
  if (Array.isArray(source)) return compileList(source);
  if (isOperatorDocument(source)) return compileOperator(source);
  if (isDocument(source)) return compileObject(source);
  return () => source;
}

function compilePath(source: string): Expression {
  const path = source.replace(/^\$\$(?:ROOT|CURRENT)\.?/, '$');
  if (path === '$') {
    if (source === '$') throw new MongoError(16872, "'$' by itself is not a valid FieldPath");
    return (document) => document;
  }
  if (source === '$$REMOVE') return () => undefined;
  if (source === '$$NOW') return () => new Date();
  if (path.startsWith('$$'))
    throw new MongoError(17276, `Use of undefined variable: ${source.slice(2)}`);
  const parts = path.slice(1).split('.');
  if (parts.includes(''))
    throw new MongoError(15998, 'FieldPath field names may not be empty strings.');
  return (document) => follow(document, parts, 0);
}

/** A path through an array gives the list of values in its documents. Positions are not read. */
function follow(value: BsonValue, parts: readonly string[], at: number): BsonValue {
  if (at === parts.length) return value;
  if (isDocument(value)) return follow(value.get(parts[at] ?? ''), parts, at + 1);
  if (!Array.isArray(value)) return undefined;
  return value.map((item) => follow(item, parts, at)).filter((item) => item !== undefined);
}

function compileList(source: readonly BsonValue[]): Expression {
  const items = source.map(compileExpression);
  return (document) => items.map((item) => item(document) ?? null);
}

function compileObject(source: BsonDocument): Expression {
  const fields = [...source].map(([name, value]) => [name, compileExpression(value)] as const);
  return (document) => {
    const result: BsonDocument = new Map();
    for (const [name, compute] of fields) {
      const value = compute(document);
      if (value !== undefined) result.set(name, value);
    }
    return result;
  };
}

function compileOperator(source: BsonDocument): Expression {
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
  if (!Object.hasOwn(EXPRESSION_OPERATORS, name)) {
    throw new MongoError('InvalidPipelineOperator', `Unrecognized expression '${name}'`);
  }
  const compute = EXPRESSION_OPERATORS[name];
  if (name === '$cond' && isDocument(operand)) return compileCondition(operand);
  const operands = (Array.isArray(operand) ? operand : [operand]).map(compileExpression);
  return (document) => compute?.(operands.map((read) => () => read(document)));
}

function compileCondition(operand: BsonDocument): Expression {
  const parts = ['if', 'then', 'else'].map((part) => {
    if (!operand.has(part)) throw new MongoError(17080, `Missing '${part}' parameter to $cond`);
    return compileExpression(operand.get(part));
  });
  return (document) => EXPRESSION_OPERATORS.$cond?.(parts.map((read) => () => read(document)));
}
