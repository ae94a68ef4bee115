import { type BsonValue, Long } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { advanceCursor } from '../store/cursors.ts';
import { encodeCursorReply } from '../wire/cursor-reply.ts';
import { readCollectionName, readInteger, readText } from './arguments.ts';
import type { Command } from './command.ts';

/** `getMore`: the next batch of a cursor. */
export const getMore: Command = {
  fields: ['collection', 'batchSize'],
  run: ({ body, database }, { cursors }) => {
    const namespace = `${database}.${readText(body, 'collection')}`;
    const id = readCursorId(body.get('getMore'));
    const batch = advanceCursor(cursors, id, namespace, readInteger(body, 'batchSize', 1));
    return encodeCursorReply({ field: 'nextBatch', namespace, ...batch });
  },
};

/** `killCursors`: closes cursors before they are read to the end. */
export const killCursors: Command = {
  fields: ['cursors'],
  run: (request, { cursors }) => {
    const namespace = `${request.database}.${readCollectionName(request)}`;
    const list = request.body.get('cursors');
    if (!Array.isArray(list))
      throw new MongoError('TypeMismatch', "BSON field 'killCursors.cursors' must be an array");
    const ids = list.map(readCursorId);
    const isOwn = (id: bigint) => cursors.get(id)?.namespace === namespace;
    const killed = ids.filter(isOwn);
    const missing = ids.filter((id) => !isOwn(id));
    for (const id of killed) cursors.delete(id);
    return {
      cursorsKilled: killed.map((id) => Long.fromBigInt(id)),
      cursorsNotFound: missing.map((id) => Long.fromBigInt(id)),
      cursorsAlive: [],
      cursorsUnknown: [],
    };
  },
};

function readCursorId(value: BsonValue): bigint {
  if (value instanceof Long) return value.toBigInt();
  throw new MongoError('TypeMismatch', 'a cursor id must be of type long');
}
