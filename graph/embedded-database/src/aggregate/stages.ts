import { approximateDoubleOf } from '../bson/number.ts';
import { type BsonValue, Int32, isDocument, isNumber } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { compileFilter } from '../query/filter.ts';
import { PLAIN_SCOPE, type Scope } from '../query/scope.ts';
import { readSort, sortRecords } from '../query/sort.ts';
import { compileAddFields } from './add-fields.ts';
import { compileExpression } from './expression.ts';
import { compileGroup } from './group.ts';
import { compileProject, compileUnset } from './project.ts';
import type { Stage } from './stage.ts';
import { compileUnwind } from './unwind.ts';

/** Compiles one stage. Throws 40324 on an unknown stage. */
export function compileStage(name: string, operand: BsonValue, scope: Scope = PLAIN_SCOPE): Stage {
  const compile = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined;
  if (!compile) throw unknownStage(name);
  return compile(operand, scope);
}

export const STAGES: Readonly<Record<string, (operand: BsonValue, scope: Scope) => Stage>> = {
  $match: compileMatch,
  $sort: compileSort,
  $skip: (operand) => {
    const skip = readCount('$skip', operand, 0);
    return (documents) => documents.slice(skip);
  },
  $limit: (operand) => {
    const limit = readCount('$limit', operand, 1);
    return (documents) => documents.slice(0, limit);
  },
  $count: compileCount,
  $group: compileGroup,
  $project: compileProject,
  $unset: compileUnset,
  $set: compileAddFields,
  $addFields: compileAddFields,
  $unwind: compileUnwind,
  $replaceRoot: (operand, scope) =>
    compileReplace(isDocument(operand) ? operand.get('newRoot') : undefined, scope),
  $replaceWith: compileReplace,
};

function unknownStage(name: string): MongoError {
  if (name !== '$changeStream')
    return new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
  return new MongoError(40573, 'The $changeStream stage is only supported on replica sets');
}

function compileMatch(operand: BsonValue, scope: Scope): Stage {
  if (!isDocument(operand))
    throw new MongoError(15959, 'the match filter must be an expression in an object');
  const matches = compileFilter(operand, scope);
  return (documents) => documents.filter((document) => matches(document));
}

function compileSort(operand: BsonValue, { compareText }: Scope): Stage {
  if (!isDocument(operand))
    throw new MongoError(15973, 'the $sort key specification must be an object');
  if (operand.size === 0)
    throw new MongoError(15976, '$sort stage must have at least one sort key');
  const sort = readSort(operand, compareText);
  return (documents) => sortRecords(documents, sort, (document) => document);
}

function compileReplace(operand: BsonValue, scope: Scope): Stage {
  if (operand === undefined)
    throw new MongoError(40231, 'no newRoot specified for the $replaceRoot stage');
  const compute = compileExpression(operand, scope);
  return (documents) =>
    documents.map((document) => {
      const replaced = compute(document);
      if (isDocument(replaced)) return replaced;
      throw new MongoError(40228, "'newRoot' expression must evaluate to an object");
    });
}

function compileCount(operand: BsonValue): Stage {
  if (
    typeof operand !== 'string' ||
    operand === '' ||
    operand.startsWith('$') ||
    operand.includes('.')
  ) {
    throw new MongoError(40156, 'the count field must be a non-empty string without $ and .');
  }
  return (documents) =>
    documents.length === 0 ? [] : [new Map([[operand, new Int32(documents.length)]])];
}

function readCount(name: string, operand: BsonValue, minimum: number): number {
  const count = isNumber(operand) ? approximateDoubleOf(operand) : Number.NaN;
  if (Number.isInteger(count) && count >= minimum) return count;
  const code = name === '$limit' && count === 0 ? 15958 : name === '$limit' ? 5107201 : 5107200;
  throw new MongoError(
    code,
    `invalid argument to ${name} stage: Expected a number of at least ${minimum}`,
  );
}
