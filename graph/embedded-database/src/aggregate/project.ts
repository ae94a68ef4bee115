import {
  type BsonDocument,
  type BsonValue,
  hasOperators,
  isDocument,
  isNumber,
} from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { compileProjection } from '../query/projection.ts';
import type { Scope } from '../query/scope.ts';
import { readAssignments } from './add-fields.ts';
import { setField } from './set-field.ts';
import type { Stage } from './stage.ts';

/** Compiles `$project`: fields kept or dropped, and fields computed. */
export function compileProject(operand: BsonValue, scope: Scope): Stage {
  if (!isDocument(operand)) throw new MongoError(15969, '$project specification must be an object');
  if (operand.size === 0)
    throw new MongoError(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  const plain = new Map([...operand].filter(([, value]) => isPlain(value)));
  const computed = new Map([...operand].filter(([, value]) => !isPlain(value)));
  if (computed.size === 0) return projectStage(plain);
  const assignments = readAssignments(computed, [], scope);
  // A computed field makes the projection an inclusion, whatever it says about _id.
  const kept = projectStage(
    new Map([...plain, ...[...computed.keys()].map((name) => [name, true] as const)]),
  );
  return (documents) =>
    kept(documents).map((result, at) =>
      assignments.reduce(
        (current, { parts, read }) => setField(current, parts, read(documents[at] ?? new Map())),
        withoutFields(result, computed),
      ),
    );
}

/** Compiles `$unset`, which takes one path or a list of them. */
export function compileUnset(operand: BsonValue): Stage {
  const paths = Array.isArray(operand) ? operand : [operand];
  if (paths.length === 0 || paths.some((path) => typeof path !== 'string')) {
    throw new MongoError(31002, '$unset specification must be a string or an array');
  }
  return projectStage(new Map(paths.map((path) => [String(path), false])));
}

function projectStage(specification: BsonDocument): Stage {
  const project = compileProjection(specification);
  return (documents) => documents.map(project);
}

function isPlain(value: BsonValue): boolean {
  if (typeof value === 'boolean' || isNumber(value)) return true;
  return (
    isDocument(value) &&
    value.size > 0 &&
    !hasOperators(value) &&
    [...value.values()].every(isPlain)
  );
}

function withoutFields(document: BsonDocument, names: BsonDocument): BsonDocument {
  return new Map([...document].filter(([name]) => !names.has(name)));
}
