import { endSession } from '../store/sessions.ts';
import { aggregate } from './aggregate.ts';
import { create, drop, listCollections } from './collections.ts';
import type { Command } from './command.ts';
import { count, distinct } from './count.ts';
import { getMore, killCursors } from './cursor-commands.ts';
import { dropDatabase, listDatabases } from './databases.ts';
import { deleteCommand } from './delete.ts';
import { createExplain } from './explain.ts';
import { find } from './find.ts';
import { findAndModify } from './find-and-modify.ts';
import { createIndexes, dropIndexes, listIndexes } from './indexes.ts';
import { insert } from './insert.ts';
import { renameCollection } from './rename-collection.ts';
import {
  buildInfo,
  connectionStatus,
  getParameter,
  hello,
  serverStatus,
  whatsMyUri,
} from './server.ts';
import { update } from './update.ts';

const acknowledge: Command = { fields: [], run: () => ({}) };

const endSessions: Command = {
  fields: [],
  run: ({ body }, { sessions }) => {
    const ids = body.get('endSessions');
    for (const id of Array.isArray(ids) ? ids : []) endSession(sessions, id);
    return {};
  },
};

const ALL: Readonly<Record<string, Command>> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  ping: acknowledge,
  buildInfo,
  buildinfo: buildInfo,
  connectionStatus,
  getParameter,
  serverStatus,
  whatsmyuri: whatsMyUri,
  endSessions,
  refreshSessions: acknowledge,
  insert,
  find,
  getMore,
  killCursors,
  update,
  delete: deleteCommand,
  findAndModify,
  findandmodify: findAndModify,
  count,
  distinct,
  aggregate,
  create,
  drop,
  listCollections,
  createIndexes,
  listIndexes,
  dropIndexes,
  deleteIndexes: dropIndexes,
  dropDatabase,
  listDatabases,
  renameCollection,
};

/** Every command this database answers, by the names MongoDB gives it. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  ...ALL,
  explain: createExplain(ALL),
};
