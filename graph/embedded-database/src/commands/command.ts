import type { BsonDocument } from '../bson/value.ts';
import type { Cursors } from '../store/cursors.ts';
import type { Snapshots } from '../store/snapshots.ts';
import type { Store } from '../store/store.ts';

/** A command with its arguments; `sequences` holds document lists that came beside the body. */
export type CommandRequest = {
  name: string;
  database: string;
  body: BsonDocument;
  sequences: ReadonlyMap<string, Buffer[]>;
};

export type CommandContext = {
  store: Store;
  cursors: Cursors;
  snapshots: Snapshots;
  connectionId: number;
};

/** A reply: fields to which `ok: 1` is added, or a whole reply already encoded. */
export type CommandReply = Record<string, unknown> | Buffer;

export type Command = {
  /** The arguments the command honours; any other is refused. */
  fields: readonly string[];
  run: (request: CommandRequest, context: CommandContext) => CommandReply;
};
