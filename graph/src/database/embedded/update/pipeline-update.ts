import { compileStage } from '../aggregate/stages.ts';
import { type BsonDocument, type BsonValue, isDocument } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';

/** Compiles an update that is an aggregation pipeline. Only stages that keep one document one. */
export function compilePipelineUpdate(
  pipeline: readonly BsonValue[],
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
    if (UPDATE_STAGES.has(name)) return compileStage(name, operand);
    throw new MongoError('InvalidOptions', `${name} is not allowed to be used within an update`);
  });
  return (document) => {
    const [changed = document] = stages.reduce((current, stage) => stage(current), [document]);
    return changed;
  };
}

const UPDATE_STAGES = new Set([
  '$addFields',
  '$project',
  '$replaceRoot',
  '$replaceWith',
  '$set',
  '$unset',
]);
