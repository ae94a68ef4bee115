import { compilePipeline, type Pipeline } from '../aggregate/pipeline.ts';
import { encodeStoredDocument } from '../bson/encode.ts';
import { type BsonDocument, isNumber } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { countMatches, executeQuery } from '../plan/execute.ts';
import { openCursor } from '../store/cursors.ts';
import { findCollection } from '../store/store.ts';
import { encodeCursorReply } from '../wire/cursor-reply.ts';
import { readBoolean, readCollectionName, readDocument, readInteger } from './arguments.ts';
import type { Command, CommandContext, CommandRequest, Explained } from './command.ts';
import { explainCommand } from './explain.ts';
import { readScope } from './scope.ts';
import { writeOutput } from './write-output.ts';

/** `aggregate` over one collection, or over documents that its first stage makes. */
export const aggregate: Command = {
  fields: [
    'pipeline',
    'cursor',
    'allowDiskUse',
    'bypassDocumentValidation',
    'explain',
    'hint',
    'let',
    'collation',
  ],
  run: (request, context) => {
    const { body, database } = request;
    if (readBoolean(body, 'explain')) {
      return explainCommand(request, context, explain(request), 'queryPlanner');
    }
    const cursor = readDocument(body, 'cursor');
    if (!cursor)
      throw new MongoError(
        'FailedToParse',
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    const hasCollection = !isNumber(body.get('aggregate'));
    const name = hasCollection ? readCollectionName(request) : '$cmd.aggregate';
    const pipeline = compilePipeline(body.get('pipeline'), readScope(body), hasCollection);
    const results = pipeline.run(readInput(request, context, pipeline));
    if (pipeline.output) writeOutput(context.store, database, pipeline.output, results);
    const documents = pipeline.output ? [] : results.map(encodeStoredDocument);
    const namespace = `${database}.${name}`;
    const batch = openCursor(context.cursors, namespace, documents, {
      batchSize: readInteger(cursor, 'batchSize'),
    });
    return encodeCursorReply({ field: 'firstBatch', namespace, ...batch });
  },
  explain,
};

function readInput(
  request: CommandRequest,
  { store, sessions }: CommandContext,
  { query, makeDocuments, isCount }: Pipeline,
): BsonDocument[] {
  if (makeDocuments) return makeDocuments(sessions);
  const { body, database } = request;
  const collection = findCollection(store, database, readCollectionName(request));
  const hinted = { ...query, hint: body.get('hint') };
  if (isCount) return new Array(countMatches(collection, hinted));
  return executeQuery(collection, hinted).records.map(({ document }) => document);
}

function explain({ body }: CommandRequest): Explained {
  const { query, laterSteps } = compilePipeline(body.get('pipeline'), readScope(body), true);
  return { query: { ...query, hint: body.get('hint') }, laterSteps };
}
