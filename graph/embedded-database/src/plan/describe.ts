import { type BsonDocument, type BsonValue, isNumber } from '../bson/value.ts';
import { renderValue } from '../index/duplicate-key.ts';
import type { OrderedIndex } from '../index/ordered-index.ts';
import type { Access } from './access.ts';
import { type PathBounds, readBounds } from './bounds.ts';
import type { Query } from './execute.ts';

/** A step of a plan as MongoDB's `explain` shows it, with the step before it as `inputStage`. */
export type PlanStage = { stage: string; inputStage?: PlanStage } & Record<string, unknown>;

/** The steps of a query, the last one outermost. */
export function describePlan(access: Access | undefined, query: Query): PlanStage {
  if (!access) return { stage: 'EOF' };
  const isSorted = access.kind === 'index' && access.scan.sortedFields === (query.sort?.size ?? 0);
  let plan = describeAccess(access, query);
  if (query.sort?.size && !isSorted) {
    plan = { stage: 'SORT', sortPattern: query.sort, type: 'simple', inputStage: plan };
  }
  if (query.skip) plan = { stage: 'SKIP', skipAmount: query.skip, inputStage: plan };
  if (query.limit) plan = { stage: 'LIMIT', limitAmount: query.limit, inputStage: plan };
  return plan;
}

function describeAccess(access: Access, { filter }: Query): PlanStage {
  const condition = filter.size > 0 ? { filter } : {};
  if (access.kind === 'collection') {
    const direction = access.isReverse ? 'backward' : 'forward';
    return { stage: 'COLLSCAN', ...condition, direction };
  }
  if (access.kind === 'ids') {
    return isIdAlone(filter) ? { stage: 'IDHACK' } : fetch(condition, idScan(filter));
  }
  const { index, isReverse } = access.scan;
  return fetch(condition, describeScan(index, filter, isReverse));
}

function fetch(condition: { filter?: BsonDocument }, inputStage: PlanStage): PlanStage {
  return { stage: 'FETCH', ...condition, inputStage };
}

function isIdAlone(filter: BsonDocument): boolean {
  return filter.size === 1 && !(filter.get('_id') instanceof Map);
}

function idScan(filter: BsonDocument): PlanStage {
  return {
    stage: 'IXSCAN',
    keyPattern: { _id: 1 },
    indexName: '_id_',
    isMultiKey: false,
    direction: 'forward',
    indexBounds: describeBounds(['_id'], filter),
  };
}

function describeScan(
  { spec, isMultikey }: OrderedIndex,
  filter: BsonDocument,
  isReverse: boolean,
): PlanStage {
  return {
    stage: 'IXSCAN',
    keyPattern: spec.definition.get('key'),
    indexName: spec.name,
    isMultiKey: isMultikey,
    isUnique: spec.isUnique,
    isSparse: spec.isSparse,
    isPartial: spec.partialFilter !== undefined,
    direction: isReverse ? 'backward' : 'forward',
    indexBounds: describeBounds(
      spec.fields.map(({ path }) => path),
      filter,
    ),
  };
}

function describeBounds(paths: readonly string[], filter: BsonDocument): Map<string, string[]> {
  const bounds = readBounds(filter);
  return new Map(paths.map((path) => [path, intervalsOf(bounds.get(path) ?? {})]));
}

function intervalsOf({ points, lower, upper }: PathBounds): string[] {
  if (points) return points.map((point) => `[${renderValue(point)}, ${renderValue(point)}]`);
  if (lower === undefined && upper === undefined) return ['[MinKey, MaxKey]'];
  return [`[${renderLimit(lower, upper, '-inf')}, ${renderLimit(upper, lower, 'inf')}]`];
}

/** An open end lies at the end of the type of the other limit. */
function renderLimit(limit: BsonValue, other: BsonValue, open: string): string {
  if (limit !== undefined) return renderValue(limit);
  return isNumber(other) ? `${open}.0` : open === 'inf' ? 'MaxKey' : 'MinKey';
}
