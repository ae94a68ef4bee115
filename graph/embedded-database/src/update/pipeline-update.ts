import { compileStage } from '../aggregate/stages.ts';
import { type BsonDocument, type BsonValue, isDocument } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import type { Scope } from '../query/scope.ts';

/** Compiles a pipeline update. Allows only stages that turn one document into one. */
export function compilePipelineUpdate(
  pipeline: readonly BsonValue[],
  scope: Scope,
): (document: BsonDocument) => BsonDocument {
  const stages = pipeline.map((step) => {
    const [entry, ...others] = isDocument(step) ? step : [];
    if (!entry || others.length > 0) {
      throw new MongoError(
        40323,
        'A pipeline stage specification object must contain exactly one field.',
      );
    }
    const [name, operand] = entry;
    if (UPDATE_STAGES.has(name)) return compileStage(name, operand, scope);
    throw new MongoError('InvalidOptions', `${name} is not allowed to be used within an update`);
  });
  return (document) => {
    let current: BsonDocument[] = [document];
    for (const stage of stages) current = stage(current);
    const changed = current[0] ?? document;
    // A new root without _id keeps the document's _id.
    const id = changed.has('_id') ? changed.get('_id') : document.get('_id');
    return id === undefined ? changed : withIdFirst(changed, id);
  };
}

function withIdFirst(document: BsonDocument, id: BsonValue): BsonDocument {
  const others = [...document].filter(([name]) => name !== '_id');
  return new Map<string, BsonValue>([['_id', id], ...others]);
}

const UPDATE_STAGES = new Set([
  '$addFields',
  '$project',
  '$replaceRoot',
  '$replaceWith',
  '$set',
  '$unset',
]);
