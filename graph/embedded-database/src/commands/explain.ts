import { type BsonDocument, Int32, isDocument, Long } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { describePlan, type PlanStage } from '../plan/describe.ts';
import { executeQuery } from '../plan/execute.ts';
import { findCollection } from '../store/store.ts';
import { missingField, readCollectionName } from './arguments.ts';
import type {
  Command,
  CommandContext,
  CommandReply,
  CommandRequest,
  Explained,
} from './command.ts';
import { GENERIC_FIELDS, refuseUnknownFields } from './fields.ts';
import { GIT_VERSION, VERSION } from './server.ts';

const VERBOSITIES = ['queryPlanner', 'executionStats', 'allPlansExecution'];

/** Creates `explain`: the plan of one of the `commands`, in MongoDB's shape. It changes nothing. */
export function createExplain(commands: Readonly<Record<string, Command>>): Command {
  return {
    fields: ['verbosity'],
    run: (request, context) => {
      const inner = request.body.get('explain');
      if (!isDocument(inner)) throw missingField('explain.explain');
      const verbosity = request.body.get('verbosity') ?? 'allPlansExecution';
      if (typeof verbosity !== 'string' || !VERBOSITIES.includes(verbosity)) {
        throw new MongoError('BadValue', `'${String(verbosity)}' is not a verbosity of explain`);
      }
      const [name = ''] = inner.keys();
      const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
      if (!command?.explain) {
        throw new MongoError('CommandNotFound', `Explain failed due to unknown command: ${name}`);
      }
      const explained = { ...request, name, body: inner };
      refuseUnknownFields(inner, [name, ...GENERIC_FIELDS, ...command.fields], name);
      return explainCommand(explained, context, command.explain(explained), verbosity);
    },
  };
}

/** The reply that explains a command. Throws as the command itself would on a wrong argument. */
export function explainCommand(
  request: CommandRequest,
  { store }: CommandContext,
  { query, stage, laterSteps = [] }: Explained,
  verbosity: string,
): CommandReply {
  const name = readCollectionName(request);
  const collection = findCollection(store, request.database, name);
  const startedAt = performance.now();
  const examined = { keys: 0, documents: 0 };
  const { records, access } = executeQuery(collection, { ...query, examined });
  const millis = Math.round(performance.now() - startedAt);
  const plan = wrap(describePlan(access, query), stage);
  const planned = {
    queryPlanner: describePlanner(`${request.database}.${name}`, query.filter, plan),
    ...(verbosity === 'queryPlanner'
      ? {}
      : { executionStats: describeExecution(plan, records.length, examined, millis) }),
  };
  return {
    explainVersion: '1',
    ...(laterSteps.length > 0 ? { stages: [{ $cursor: planned }, ...laterSteps] } : planned),
    command: new Map([...request.body, ['$db', request.database]]),
    serverInfo: { host: 'localhost', port: 0, version: VERSION, gitVersion: GIT_VERSION },
  };
}

function describePlanner(namespace: string, filter: BsonDocument, winningPlan: PlanStage) {
  return {
    namespace,
    indexFilterSet: false,
    parsedQuery: filter,
    winningPlan,
    rejectedPlans: [],
  };
}

function wrap(plan: PlanStage, stage: string | undefined): PlanStage {
  return stage ? { stage, inputStage: plan } : plan;
}

function describeExecution(
  plan: PlanStage,
  nReturned: number,
  examined: { keys: number; documents: number },
  millis: number,
) {
  return {
    executionSuccess: true,
    nReturned: new Int32(nReturned),
    executionTimeMillis: Long.fromNumber(millis),
    totalKeysExamined: new Int32(examined.keys),
    totalDocsExamined: new Int32(examined.documents),
    executionStages: { ...plan, nReturned: new Int32(nReturned) },
  };
}
