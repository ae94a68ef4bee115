import { encodeDocument, MAX_DOCUMENT_BYTES } from '../bson/encode.ts';
import { type BsonValue, Double, isDocument, isNumber } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { isDamage } from '../store/damage.ts';
import { isDiskFull, outOfSpace } from '../store/reserve.ts';
import { noteSession } from '../store/sessions.ts';
import { commitWrite, rollbackWrite, type Store } from '../store/store.ts';
import type { WireRequest } from '../wire/message.ts';
import type { Pieces } from '../wire/pieces.ts';
import type { Command, CommandContext, CommandReply, CommandRequest } from './command.ts';
import { COMMANDS } from './commands.ts';
import { GENERIC_FIELDS, refuseUnknownFields } from './fields.ts';

/**
 * Runs a command and gives its encoded reply. When this returns, all changes of the command are on
 * the disk. A failed command changes nothing. Throws only when it meets damage of the file.
 */
export function dispatchCommand(wireRequest: WireRequest, context: CommandContext): Pieces {
  try {
    const { request, command } = readCommand(wireRequest);
    noteSession(context.sessions, request.body.get('lsid'), Date.now());
    return withReserve(context.store, () => {
      const reply = encodeCommandReply(command.run(request, context));
      commitWrite(context.store);
      return reply;
    });
  } catch (error) {
    if (isDamage(error)) throw error;
    rollbackWrite(context.store);
    return [encodeError(error)];
  }
}

/** On a full disk the reserve is given up, and the command runs once more. */
function withReserve(store: Store, run: () => Pieces): Pieces {
  try {
    return run();
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    rollbackWrite(store);
    store.reserve.release();
    return run();
  }
}

/** Encodes an error as the reply of a failed command. */
export function encodeError(error: unknown): Buffer {
  const { message, code, codeName, details } = asMongoError(error);
  return encodeDocument({ ok: new Double(0), errmsg: message, code, codeName, ...details });
}

/** Turns any error into one with MongoDB's code. */
export function asMongoError(error: unknown): MongoError {
  if (error instanceof MongoError) return error;
  if (isDiskFull(error)) return outOfSpace();
  const message = error instanceof Error ? error.message : String(error);
  return new MongoError('InternalError', message);
}

function readCommand({ body, sequences }: WireRequest): {
  request: CommandRequest;
  command: Command;
} {
  const [name = ''] = body.keys();
  const database = body.get('$db');
  if (typeof database !== 'string')
    throw new MongoError(40571, 'OP_MSG requests require a $db argument');
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new MongoError('CommandNotFound', `no such command: '${name}'`);
  refuseTransactions(body);
  refuseUnsupportedConcerns(name, body.get('readConcern'), body.get('writeConcern'));
  refuseUnknownFields(body, [name, ...GENERIC_FIELDS, ...command.fields], name);
  return { request: { name, database, body, sequences }, command };
}

function encodeCommandReply(reply: CommandReply): Pieces {
  if (isEncoded(reply)) return reply;
  const encoded = encodeDocument({ ...reply, ok: new Double(1) });
  if (encoded.length <= MAX_REPLY_BYTES) return [encoded];
  throw new MongoError('BSONObjectTooLarge', `the reply would have ${encoded.length} bytes`);
}

function isEncoded(reply: CommandReply): reply is Pieces {
  return Array.isArray(reply);
}

/** Room for one document of 16 MB and the fields around it. */
const MAX_REPLY_BYTES = MAX_DOCUMENT_BYTES + 16 * 1024;

function refuseTransactions(body: ReadonlyMap<string, BsonValue>): void {
  if (!body.has('txnNumber') && !body.has('startTransaction') && !body.has('autocommit')) return;
  throw new MongoError(
    'IllegalOperation',
    'Transaction numbers are only allowed on a replica set member or mongos',
  );
}

/** Every write is durable and every read sees all writes. Refuses the levels that need more. */
function refuseUnsupportedConcerns(
  name: string,
  readConcern: BsonValue,
  writeConcern: BsonValue,
): void {
  const level = isDocument(readConcern) ? readConcern.get('level') : undefined;
  const isSnapshot = level === 'snapshot' && !SNAPSHOT_READS.includes(name);
  if (isSnapshot || level === 'linearizable') {
    throw new MongoError('IllegalOperation', `read concern level ${level} needs a replica set`);
  }
  const count = isDocument(writeConcern) ? writeConcern.get('w') : undefined;
  if (isNumber(count) && Number(count) > 1) {
    throw new MongoError('BadValue', "cannot use 'w' > 1 when a host is not replicated");
  }
}

/** The commands that can read a snapshot. The driver repeats the read concern for each batch. */
const SNAPSHOT_READS = ['find', 'getMore'];
