import { type BsonDocument, type BsonValue, Int32, isDocument, isNumber } from '../bson/value.ts';
import { createValueMap } from '../bson/value-map.ts';
import { MongoError } from '../mongo-error.ts';
import type { Scope } from '../query/scope.ts';
import { ACCUMULATORS, type Accumulator } from './accumulators.ts';
import { compileExpression, type Expression } from './expression.ts';

type Field = { name: string; read: Expression; start: () => Accumulator };

/** Compiles `$group`. Groups come in the order of their first document. */
export function compileGroup(
  specification: BsonValue,
  scope: Scope,
): (documents: BsonDocument[]) => BsonDocument[] {
  if (!isDocument(specification))
    throw new MongoError(15947, "a group's fields must be specified in an object");
  if (!specification.has('_id'))
    throw new MongoError(15955, 'a group specification must include an _id');
  if (isCount(specification)) return countAll(specification);
  const readId = compileExpression(specification.get('_id'), scope);
  const fields = [...specification]
    .filter(([name]) => name !== '_id')
    .map((field) => readField(field, scope));
  return (documents) => {
    const groups = createValueMap<Accumulator[]>(scope.compareText);
    for (const document of documents) {
      const id = readId(document) ?? null;
      const known = groups.get(id);
      const totals = known ?? fields.map(({ start }) => start());
      if (!known) groups.add(id, totals);
      fields.forEach(({ read }, at) => void totals[at]?.add(read(document)));
    }
    return [...groups.entries()].map(([id, totals]) => finish(id, totals, fields));
  };
}

/** Drivers count with `{ _id: 1, n: { $sum: 1 } }`. This needs no look at the documents. */
export function isCount(specification: BsonValue): boolean {
  return (
    isDocument(specification) &&
    [...specification].every(([name, source]) => {
      if (name === '_id') return isNumber(source) || source === null;
      const step = isDocument(source) && source.size === 1 ? source.get('$sum') : undefined;
      return !name.includes('.') && step instanceof Int32 && Number(step) === 1;
    })
  );
}

function countAll(specification: BsonDocument): (documents: BsonDocument[]) => BsonDocument[] {
  return ({ length }) => {
    const counted = [...specification].map(([name, source]): [string, BsonValue] =>
      name === '_id' ? [name, source] : [name, new Int32(length)],
    );
    return length > 0 ? [new Map(counted)] : [];
  };
}

function finish(id: BsonValue, totals: Accumulator[], fields: Field[]): BsonDocument {
  const result: BsonDocument = new Map([['_id', id]]);
  fields.forEach(({ name }, at) => void result.set(name, totals[at]?.result()));
  return result;
}

function readField([name, source]: [string, BsonValue], scope: Scope): Field {
  if (name.includes('.'))
    throw new MongoError(40235, `The field name '${name}' cannot contain '.'`);
  const [operator, operand] = isDocument(source) && source.size === 1 ? ([...source][0] ?? []) : [];
  if (operator === undefined)
    throw new MongoError(40234, `The field '${name}' must be an accumulator object`);
  const create = Object.hasOwn(ACCUMULATORS, operator) ? ACCUMULATORS[operator] : undefined;
  if (!create) throw new MongoError(15952, `unknown group operator '${operator}'`);
  const start = () => create(scope.compareText);
  if (operator === '$count') return { name, read: () => undefined, start };
  return { name, read: compileExpression(operand, scope), start };
}
