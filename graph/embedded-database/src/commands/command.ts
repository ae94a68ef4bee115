import type { BsonDocument } from '../bson/value.ts';
import type { Query } from '../plan/execute.ts';
import type { Cursors } from '../store/cursors.ts';
import type { Sessions } from '../store/sessions.ts';
import type { Snapshots } from '../store/snapshots.ts';
import type { Store } from '../store/store.ts';
import type { Pieces } from '../wire/pieces.ts';

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
  sessions: Sessions;
  connectionId: number;
};

/** Either fields, to which `ok: 1` is added, or a complete encoded reply. */
export type CommandReply = Record<string, unknown> | Pieces;

/** What `explain` shows of a command: its query, and what comes after it. */
export type Explained = {
  query: Query;
  /** The name of the stage around the query, such as `COUNT`. */
  stage?: string;
  /** The stages of a pipeline after its query. */
  laterSteps?: readonly BsonDocument[];
};

export type Command = {
  /** The arguments that the command accepts. Any other is refused. */
  fields: readonly string[];
  run: (request: CommandRequest, context: CommandContext) => CommandReply;
  /** Absent for a command that has no plan. */
  explain?: (request: CommandRequest) => Explained;
};
