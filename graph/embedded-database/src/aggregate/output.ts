import { type BsonDocument, type BsonValue, isDocument } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import type { Scope } from '../query/scope.ts';
import { compilePipelineUpdate } from '../update/pipeline-update.ts';
import type { Update } from '../update/update.ts';
import { compileExpression } from './expression.ts';

/** Where the last stage of a pipeline writes. No database means that of the command. */
export type Target = { database: string | undefined; collection: string };

/** What `$out` or `$merge` do with the documents of the pipeline. */
export type Output = { kind: 'out'; into: Target } | ({ kind: 'merge' } & Merge);

export type Merge = {
  into: Target;
  /** The fields that identify a document. */
  on: readonly string[];
  /** How a document changes that has the fields already. */
  whenMatched: 'keepExisting' | 'fail' | ((incoming: BsonDocument) => Update);
  whenNotMatched: 'insert' | 'discard' | 'fail';
};

type Compile = (operand: BsonValue, scope: Scope) => Output;

/** The stages that write. They can only be the last one of a pipeline. */
export const OUTPUT_STAGES: Readonly<Record<string, Compile>> = {
  $out: (operand) => ({ kind: 'out', into: readTarget('$out', operand) }),
  $merge: compileMerge,
};

function readTarget(stage: string, operand: BsonValue): Target {
  if (typeof operand === 'string') return { database: undefined, collection: operand };
  const [database, collection] = isDocument(operand)
    ? [operand.get('db'), operand.get('coll')]
    : [];
  const isKnown = isDocument(operand) && operand.size === (operand.has('db') ? 2 : 1);
  const isDatabase = database === undefined || typeof database === 'string';
  if (isKnown && isDatabase && typeof collection === 'string') return { database, collection };
  throw new MongoError(
    16990,
    `${stage} takes the name of a collection, or { db: <database>, coll: <collection> }`,
  );
}

function compileMerge(operand: BsonValue, scope: Scope): Output {
  const options: BsonDocument = isDocument(operand) ? operand : new Map([['into', operand]]);
  const unknown = [...options.keys()].find((name) => !MERGE_OPTIONS.includes(name));
  if (unknown) throw new MongoError(40415, `BSON field '$merge.${unknown}' is an unknown field.`);
  if (!options.has('into')) {
    throw new MongoError(40414, "BSON field '$merge.into' is missing but a required field");
  }
  return {
    kind: 'merge',
    into: readTarget('$merge', options.get('into')),
    on: readOn(options.get('on')),
    whenMatched: readWhenMatched(options, scope),
    whenNotMatched: readChoice('whenNotMatched', options.get('whenNotMatched') ?? 'insert'),
  };
}

const MERGE_OPTIONS = ['into', 'on', 'let', 'whenMatched', 'whenNotMatched'];

function readOn(on: BsonValue): string[] {
  const fields = on === undefined ? ['_id'] : Array.isArray(on) ? on : [on];
  const names = fields.filter((field) => typeof field === 'string');
  const isSound = names.length === fields.length && new Set(names).size === names.length;
  if (isSound && names.length > 0) return names;
  throw new MongoError(51186, "$merge 'on' takes the name of a field, or a list of different ones");
}

function readChoice(option: string, value: BsonValue): Merge['whenNotMatched'] {
  if (value === 'insert' || value === 'discard' || value === 'fail') return value;
  throw new MongoError(
    'BadValue',
    `Enumeration value '${String(value)}' for field '$merge.${option}' is not a valid value.`,
  );
}

function readWhenMatched(options: BsonDocument, scope: Scope): Merge['whenMatched'] {
  const mode = options.get('whenMatched') ?? 'merge';
  if (mode === 'keepExisting' || mode === 'fail') return mode;
  if (mode === 'replace')
    return (incoming) => replacing((_, own) => new Map([...own, ...incoming]));
  if (mode === 'merge') return (incoming) => replacing((old) => new Map([...old, ...incoming]));
  if (!Array.isArray(mode)) readChoice('whenMatched', mode);
  return compilePipelineMode(mode as BsonValue[], options.get('let'), scope);
}

/** An update that keeps the old `_id` when the incoming document brings none. */
function replacing(change: (old: BsonDocument, own: BsonDocument) => BsonDocument): Update {
  return {
    isReplacement: true,
    isPositional: false,
    apply: (old) => change(old, new Map([['_id', old.get('_id')]])),
  };
}

/** In the pipeline the document is the old one, and `$$new` the incoming one. */
function compilePipelineMode(
  pipeline: readonly BsonValue[],
  sources: BsonValue,
  scope: Scope,
): (incoming: BsonDocument) => Update {
  const readers = [...(isDocument(sources) ? sources : new Map<string, BsonValue>())].map(
    ([name, source]) => [name, compileExpression(source, scope)] as const,
  );
  const compile = (incoming: BsonDocument): Update => {
    const own = readers.map(([name, read]) => [name, read(incoming)] as const);
    const variables = new Map([...scope.variables, ['new', incoming] as const, ...own]);
    const apply = compilePipelineUpdate(pipeline, { ...scope, variables });
    return { isReplacement: false, isPositional: false, apply };
  };
  compile(new Map());
  return compile;
}
