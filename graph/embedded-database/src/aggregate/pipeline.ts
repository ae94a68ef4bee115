import { type BsonDocument, type BsonValue, isDocument } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { compileStage } from './stages.ts';

export type Pipeline = {
  /** The leading `$match`, `$sort` and `$limit`, which the collection's indexes can serve. */
  query: { filter: BsonDocument; sort?: BsonDocument; limit?: number };
  run: (documents: BsonDocument[]) => BsonDocument[];
};

/** Compiles an aggregation pipeline. Throws 40324 on an unknown stage. */
export function compilePipeline(source: BsonValue): Pipeline {
  if (!Array.isArray(source))
    throw new MongoError('TypeMismatch', "'pipeline' option must be specified as an array");
  const steps = source.map(readStep);
  const stages = steps.map(({ name, operand }) => compileStage(name, operand));
  const { query, length } = readLeadingQuery(steps);
  return {
    query,
    run: (documents) => stages.slice(length).reduce((current, stage) => stage(current), documents),
  };
}

type Step = { name: string; operand: BsonValue };

/** Takes the leading stages that `find` can run from a pipeline that is checked already. */
function readLeadingQuery(steps: readonly Step[]): { query: Pipeline['query']; length: number } {
  const query: Pipeline['query'] = { filter: new Map() };
  let length = 0;
  const next = (name: string) =>
    steps[length]?.name === name ? steps[length]?.operand : undefined;
  const filter = next('$match');
  if (isDocument(filter)) {
    query.filter = filter;
    length += 1;
  }
  const sort = next('$sort');
  if (isDocument(sort)) {
    query.sort = sort;
    length += 1;
  }
  const limit = next('$limit');
  if (limit !== undefined) {
    query.limit = Number(limit);
    length += 1;
  }
  return { query, length };
}

function readStep(step: BsonValue): Step {
  const [entry, ...others] = isDocument(step) ? step : [];
  if (!entry || others.length > 0) {
    throw new MongoError(
      40323,
      'A pipeline stage specification object must contain exactly one field.',
    );
  }
  return { name: entry[0], operand: entry[1] };
}
