import { keyOf } from '../bson/key.ts';
import { type BsonDocument, type BsonValue, Int32, isDocument, isNumber } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { ACCUMULATORS, type Accumulator } from './accumulators.ts';
import { compileExpression, type Expression } from './expression.ts';

type Field = { name: string; read: Expression; start: () => Accumulator };

/** Compiles `$group`. Groups come in the order of their first document. */
export function compileGroup(
  specification: BsonValue,
): (documents: BsonDocument[]) => BsonDocument[] {
  if (!isDocument(specification))
    throw new MongoError(15947, "a group's fields must be specified in an object");
  if (!specification.has('_id'))
    throw new MongoError(15955, 'a group specification must include an _id');
  if (isCount(specification)) return countAll(specification);
  const readId = compileExpression(specification.get('_id'));
  const fields = [...specification].filter(([name]) => name !== '_id').map(readField);
  return (documents) => {
    const groups = new Map<string, { id: BsonValue; totals: Accumulator[] }>();
    for (const document of documents) {
      const id = readId(document) ?? null;
      const key = keyOf(id);
      const group = groups.get(key) ?? { id, totals: fields.map(({ start }) => start()) };
      groups.set(key, group);
      fields.forEach(({ read }, at) => void group.totals[at]?.add(read(document)));
    }
    return [...groups.values()].map(({ id, totals }) => finish(id, totals, fields));
  };
}

/** Drivers count with `{ _id: 1, n: { $sum: 1 } }`. This needs no look at the documents. */
function isCount(specification: BsonDocument): boolean {
  return [...specification].every(([name, source]) => {
    if (name === '_id') return isNumber(source) || source === null;
    const step = isDocument(source) && source.size === 1 ? source.get('$sum') : undefined;
    return !name.includes('.') && step instanceof Int32 && Number(step) === 1;
  });
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

function readField([name, source]: [string, BsonValue]): Field {
  if (name.includes('.'))
    throw new MongoError(40235, `The field name '${name}' cannot contain '.'`);
  const [operator, operand] = isDocument(source) && source.size === 1 ? ([...source][0] ?? []) : [];
  if (operator === undefined)
    throw new MongoError(40234, `The field '${name}' must be an accumulator object`);
  const start = Object.hasOwn(ACCUMULATORS, operator) ? ACCUMULATORS[operator] : undefined;
  if (!start) throw new MongoError(15952, `unknown group operator '${operator}'`);
  if (operator === '$count') return { name, read: () => undefined, start };
  return { name, read: compileExpression(operand), start };
}
