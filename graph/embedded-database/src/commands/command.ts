import type { BsonDocument } from '../bson/value.ts';
import type { Cursors } from '../store/cursors.ts';
import type { Snapshots } from '../store/snapshots.ts';
import type { Store } from '../store/store.ts';

/** A command with its arguments. `sequences` holds document lists sent outside the body. */
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

/** Either fields, to which `ok: 1` is added, or a complete encoded reply. */
export type CommandReply = Record<string, unknown> | Buffer;

export type Command = {
  /** The arguments that the command accepts. Any other is refused. */
  fields: readonly string[];
  run: (request: CommandRequest, context: CommandContext) => CommandReply;
};
