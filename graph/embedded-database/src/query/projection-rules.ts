import { approximateDoubleOf } from '../bson/number.ts';
import {
  type BsonDocument,
  type BsonValue,
  isDocument,
  isNumber,
  isOperatorDocument,
} from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { compileElementFilter } from './filter.ts';
import type { Scope } from './scope.ts';
import { isTruthy } from './truth.ts';

/** What a projection does with one field. */
export type ProjectionRule =
  | { kind: 'keep' }
  | { kind: 'drop' }
  | { kind: 'fields'; rules: Map<string, ProjectionRule> }
  | { kind: 'slice'; skip: number; limit: number }
  | { kind: 'element'; matches: (item: BsonValue) => boolean }
  | { kind: 'positional' };

type ProjectionRules = { rules: Map<string, ProjectionRule>; isInclusion: boolean };

/** Reads a projection into a tree of rules. Throws when inclusion and exclusion are mixed. */
export function readProjection(specification: BsonDocument, scope: Scope): ProjectionRules {
  const fields = flatten(specification, '').map(([path, value]) => readField(path, value, scope));
  const isInclusion = decideMode(fields);
  const rules = new Map<string, ProjectionRule>();
  for (const { path, rule } of fields) addRule(rules, path, rule);
  if (isInclusion && !rules.has('_id')) rules.set('_id', { kind: 'keep' });
  return { rules, isInclusion };
}

type Field = { path: string; rule: ProjectionRule };

/** `{ a: { b: 1 } }` is another way to write `{ 'a.b': 1 }`. */
function flatten(specification: BsonDocument, prefix: string): [string, BsonValue][] {
  return [...specification].flatMap(([name, value]): [string, BsonValue][] => {
    const isNested = isDocument(value) && value.size > 0 && !isOperatorDocument(value);
    return isNested ? flatten(value, `${prefix}${name}.`) : [[prefix + name, value]];
  });
}

function readField(path: string, value: BsonValue, scope: Scope): Field {
  if (path === '' || path.startsWith('$') || path.includes('..') || path.endsWith('.')) {
    throw new MongoError(16410, `Invalid field path in projection: '${path}'`);
  }
  if (path.endsWith('.$')) return { path: path.slice(0, -2), rule: { kind: 'positional' } };
  if (typeof value === 'boolean' || isNumber(value)) {
    return { path, rule: { kind: isTruthy(value) ? 'keep' : 'drop' } };
  }
  return { path, rule: readOperator(value, scope) };
}

function readOperator(value: BsonValue, scope: Scope): ProjectionRule {
  const [entry] = isOperatorDocument(value) ? value : [];
  const [operator, operand] = entry ?? ['an expression', undefined];
  if (operator === '$slice') return readSlice(operand);
  if (operator === '$elemMatch' && isDocument(operand)) {
    return { kind: 'element', matches: compileElementFilter(operand, scope) };
  }
  throw new MongoError(31325, `Unknown or unsupported expression in projection: ${operator}`);
}

function readSlice(operand: BsonValue): ProjectionRule {
  const numbers = (Array.isArray(operand) ? operand : [operand]).map((item) =>
    isNumber(item) ? Math.trunc(approximateDoubleOf(item)) : Number.NaN,
  );
  const [first = Number.NaN, second] = numbers;
  if (numbers.length > 2 || numbers.some(Number.isNaN)) {
    throw new MongoError(
      28667,
      'Invalid $slice syntax. The given syntax did not match the find() $slice syntax',
    );
  }
  if (second !== undefined && second <= 0) {
    throw new MongoError(28729, 'Third argument to $slice must be positive');
  }
  if (second !== undefined) return { kind: 'slice', skip: first, limit: second };
  const skip = Math.min(first, 0);
  return { kind: 'slice', skip, limit: Math.abs(first) };
}

function decideMode(fields: readonly Field[]): boolean {
  const plain = fields.filter(({ path, rule }) => path !== '_id' && rule.kind !== 'slice');
  const keeps = plain.filter(({ rule }) => rule.kind !== 'drop');
  const drops = plain.filter(({ rule }) => rule.kind === 'drop');
  const [kept] = keeps;
  const [dropped] = drops;
  if (kept && dropped) throw mixingError(plain[0] === kept, kept.path, dropped.path);
  if (plain.length > 0) return kept !== undefined;
  return fields.some(({ path, rule }) => path === '_id' && rule.kind === 'keep');
}

function mixingError(isInclusion: boolean, kept: string, dropped: string): MongoError {
  return isInclusion
    ? new MongoError(31254, `Cannot do exclusion on field ${dropped} in inclusion projection`)
    : new MongoError(31253, `Cannot do inclusion on field ${kept} in exclusion projection`);
}

function addRule(
  rules: Map<string, ProjectionRule>,
  path: string,
  rule: ProjectionRule,
  whole = path,
): void {
  const dot = path.indexOf('.');
  const name = dot < 0 ? path : path.slice(0, dot);
  const existing = rules.get(name);
  if (existing && (dot < 0 || existing.kind !== 'fields')) {
    throw new MongoError(31250, `Path collision at ${whole}`);
  }
  if (dot < 0) {
    rules.set(name, rule);
    return;
  }
  const nested = existing?.kind === 'fields' ? existing.rules : new Map<string, ProjectionRule>();
  rules.set(name, { kind: 'fields', rules: nested });
  addRule(nested, path.slice(dot + 1), rule, whole);
}
