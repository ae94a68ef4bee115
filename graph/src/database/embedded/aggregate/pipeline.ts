import { type BsonDocument, type BsonValue, isDocument } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { compileStage, type Stage } from './stages.ts';

export type Pipeline = {
  /** The filter of a leading `$match`, which the collection's indexes can serve. */
  filter: BsonDocument;
  run: (documents: BsonDocument[]) => BsonDocument[];
};

/** Compiles an aggregation pipeline. Throws 40324 on a stage that is unknown here. */
export function compilePipeline(source: BsonValue): Pipeline {
  if (!Array.isArray(source))
    throw new MongoError('TypeMismatch', "'pipeline' option must be specified as an array");
  const steps = source.map(readStep);
  const [first] = steps;
  const filter = first?.name === '$match' && isDocument(first.operand) ? first.operand : undefined;
  const stages: Stage[] = steps
    .slice(filter ? 1 : 0)
    .map(({ name, operand }) => compileStage(name, operand));
  return {
    filter: filter ?? new Map(),
    run: (documents) => stages.reduce((current, stage) => stage(current), documents),
  };
}

function readStep(step: BsonValue): { name: string; operand: BsonValue } {
  const [entry, ...others] = isDocument(step) ? step : [];
  if (!entry || others.length > 0) {
    throw new MongoError(
      40323,
      'A pipeline stage specification object must contain exactly one field.',
    );
  }
  return { name: entry[0], operand: entry[1] };
}
