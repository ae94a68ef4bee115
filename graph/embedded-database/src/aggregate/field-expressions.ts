import { typeNameOf } from '../bson/type.ts';
import { type BsonDocument, type BsonValue, isDocument } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';

/** Computes a value from a document; undefined means missing. */
export type Expression = (document: BsonDocument) => BsonValue;
export type CompileExpression = (source: BsonValue) => Expression;

/** The expressions on one field whose name may hold dots or begin with `$`. */
export const FIELD_EXPRESSIONS: Readonly<
  Record<string, (operand: BsonValue, compile: CompileExpression) => Expression>
> = {
  $getField: compileGetField,
  $setField: (operand, compile) => {
    const { field, input, value } = readArguments('$setField', operand, SET_ARGUMENTS);
    return compileSetField('$setField', field, compile(input), compile(value));
  },
  $unsetField: (operand, compile) => {
    const { field, input } = readArguments('$unsetField', operand, UNSET_ARGUMENTS);
    return compileSetField('$unsetField', field, compile(input), () => undefined);
  },
};

/** MongoDB's number of the error for each argument that is missing. */
const SET_ARGUMENTS = { field: 4161102, input: 4161109, value: 4161103 };
const UNSET_ARGUMENTS = { field: 4161102, input: 4161109 };

function compileGetField(operand: BsonValue, compile: CompileExpression): Expression {
  const isNamed = isDocument(operand) && (operand.has('field') || operand.has('input'));
  const named: BsonDocument = isNamed ? operand : new Map([['field', operand]]);
  const unknown = [...named.keys()].find((name) => name !== 'field' && name !== 'input');
  if (unknown) throw new MongoError(3041701, `$getField found an unknown argument: ${unknown}`);
  if (!named.has('field')) {
    throw new MongoError(3041702, "$getField requires 'field' to be specified");
  }
  const readField = compile(named.get('field'));
  const readInput = compile(named.has('input') ? named.get('input') : '$$CURRENT');
  return (document) => {
    const name = readField(document);
    if (typeof name !== 'string') {
      const problem = `but resolved to type: ${typeNameOf(name)}`;
      throw new MongoError(
        3041704,
        `$getField requires 'field' to evaluate to type String, ${problem}`,
      );
    }
    const source = readInput(document);
    return isDocument(source) ? source.get(name) : source === null ? null : undefined;
  };
}

function compileSetField(
  operator: string,
  field: BsonValue,
  readInput: Expression,
  readValue: Expression,
): Expression {
  const name = constantOf(field);
  if (typeof name !== 'string') {
    throw new MongoError(
      4161106,
      `${operator} requires 'field' to evaluate to a constant String. ` +
        'A name that begins with $ needs $literal.',
    );
  }
  return (document) => {
    const source = readInput(document);
    if (source === null || source === undefined) return null;
    if (!isDocument(source)) {
      throw new MongoError(4161105, `${operator} requires 'input' to evaluate to type Object`);
    }
    const value = readValue(document);
    const result: BsonDocument = new Map(source);
    if (value === undefined) result.delete(name);
    else result.set(name, value);
    return result;
  };
}

function constantOf(source: BsonValue): BsonValue {
  if (isDocument(source) && source.size === 1) return source.get('$literal');
  return typeof source === 'string' && !source.startsWith('$') ? source : undefined;
}

function readArguments<T extends Record<string, number>>(
  operator: string,
  operand: BsonValue,
  codes: T,
): Record<keyof T, BsonValue> {
  if (!isDocument(operand)) {
    throw new MongoError(4161100, `${operator} only supports an object as its argument`);
  }
  const unknown = [...operand.keys()].find((name) => !(name in codes));
  if (unknown) throw new MongoError(4161101, `${operator} found an unknown argument: ${unknown}`);
  for (const [name, code] of Object.entries(codes)) {
    if (!operand.has(name)) {
      throw new MongoError(code, `${operator} requires '${name}' to be specified`);
    }
  }
  return Object.fromEntries(operand) as Record<keyof T, BsonValue>;
}
