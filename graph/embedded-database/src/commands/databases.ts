import { decodeDocument } from '../bson/decode.ts';
import { encodeDocument } from '../bson/encode.ts';
import { Long } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { compileFilter } from '../query/filter.ts';
import { dropCollection } from '../store/store.ts';
import { readBoolean, readDocument } from './arguments.ts';
import type { Command } from './command.ts';

/** `listDatabases`: the databases that have a collection. */
export const listDatabases: Command = {
  fields: ['filter', 'nameOnly', 'authorizedDatabases'],
  run: ({ body, database }, { store }) => {
    if (database !== 'admin') {
      throw new MongoError(
        'Unauthorized',
        'listDatabases may only be run against the admin database.',
      );
    }
    const matches = compileFilter(readDocument(body, 'filter') ?? new Map());
    const isNameOnly = readBoolean(body, 'nameOnly');
    const names = [
      ...new Set([...store.collections.values()].map((collection) => collection.database)),
    ];
    const databases = names
      .map((name) =>
        encodeDocument({ name, ...(isNameOnly ? {} : { sizeOnDisk: Long.ZERO, empty: false }) }),
      )
      .map((bytes) => decodeDocument(bytes))
      .filter((described) => matches(described));
    return { databases, ...(isNameOnly ? {} : { totalSize: Long.ZERO }) };
  },
};

/** `dropDatabase`: removes every collection of the database. */
export const dropDatabase: Command = {
  fields: [],
  run: ({ database }, { store }) => {
    const own = [...store.collections.values()].filter(
      (collection) => collection.database === database,
    );
    for (const collection of own) dropCollection(store, collection);
    return own.length > 0 ? { dropped: database } : {};
  },
};
