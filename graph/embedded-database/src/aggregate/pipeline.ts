import { type BsonDocument, type BsonValue, isDocument } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import type { Query } from '../plan/execute.ts';
import type { Scope } from '../query/scope.ts';
import type { Sessions } from '../store/sessions.ts';
import { isCount } from './group.ts';
import { OUTPUT_STAGES, type Output } from './output.ts';
import { SOURCE_STAGES } from './source.ts';
import { compileStage } from './stages.ts';

export type Pipeline = {
  /** The leading `$match`, `$sort` and `$limit`, which the collection's indexes can serve. */
  query: Query;
  /** The stages after those, as they were given. */
  laterSteps: readonly BsonDocument[];
  /** Makes the input when no collection gives it. */
  makeDocuments: ((sessions: Sessions) => BsonDocument[]) | undefined;
  run: (documents: BsonDocument[]) => BsonDocument[];
  /** Whether `run` looks at no more than the number of documents. */
  isCount: boolean;
  /** Where the result is written, instead of being answered. */
  output: Output | undefined;
};

/**
 * Compiles an aggregation pipeline, over a collection or not. Throws 40324 on an unknown stage, and
 * InvalidNamespace when the first stage does not fit.
 */
export function compilePipeline(source: BsonValue, scope: Scope, hasCollection: boolean): Pipeline {
  if (!Array.isArray(source))
    throw new MongoError('TypeMismatch', "'pipeline' option must be specified as an array");
  const steps = source.map(readStep);
  assertFirst(steps[0], hasCollection);
  const first = hasCollection ? undefined : steps.shift();
  const output = readOutput(steps, scope);
  const stages = steps.map(({ name, operand }) => compileStage(name, operand, scope));
  const { query, length } = readLeadingQuery(steps);
  const later = first ? stages : stages.slice(length);
  return {
    query: { ...query, scope },
    laterSteps: source.slice(length).filter(isDocument),
    makeDocuments: first && ((sessions) => readSource(first, scope, sessions)),
    isCount: steps[length]?.name === '$group' && isCount(steps[length].operand),
    run: (documents) => later.reduce((current, stage) => stage(current), documents),
    output,
  };
}

type Step = { name: string; operand: BsonValue };

function assertFirst(first: Step | undefined, hasCollection: boolean): void {
  // Its own error says more than one about the namespace.
  if (first?.name === '$changeStream') compileStage(first.name, first.operand);
  const isSource = first !== undefined && Object.hasOwn(SOURCE_STAGES, first.name);
  if (isSource !== hasCollection) return;
  throw new MongoError(
    'InvalidNamespace',
    hasCollection
      ? `'${first?.name}' can only be run with {aggregate: 1}`
      : `{aggregate: 1} is not valid for '${first?.name ?? ''}'; a collection is required.`,
  );
}

function readSource({ name, operand }: Step, scope: Scope, sessions: Sessions): BsonDocument[] {
  return SOURCE_STAGES[name]?.(operand, scope, sessions) ?? [];
}

/** Takes the stage that writes from the end of the steps. */
function readOutput(steps: Step[], scope: Scope): Output | undefined {
  const at = steps.findIndex(({ name }) => Object.hasOwn(OUTPUT_STAGES, name));
  const step = steps[at];
  if (!step) return undefined;
  if (at < steps.length - 1) {
    throw new MongoError(40601, `${step.name} can only be the final stage in the pipeline`);
  }
  steps.pop();
  return OUTPUT_STAGES[step.name]?.(step.operand, scope);
}

/** Takes the leading stages that `find` can run from a pipeline that is checked already. */
function readLeadingQuery(steps: readonly Step[]): { query: Query; length: number } {
  const query: Query = { filter: new Map() };
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
