import { MongoError } from '../mongo-error.ts';
import { dropCollection, findCollection, renameCollection as rename } from '../store/store.ts';
import { readBoolean, readText } from './arguments.ts';
import type { Command } from './command.ts';

/** `renameCollection`: takes whole namespaces; `dropTarget` replaces an existing target. */
export const renameCollection: Command = {
  fields: ['to', 'dropTarget'],
  run: ({ body, database }, { store }) => {
    if (database !== 'admin') {
      throw new MongoError(
        'Unauthorized',
        'renameCollection may only be run against the admin database.',
      );
    }
    const from = readText(body, 'renameCollection');
    const to = readText(body, 'to');
    const source = findCollection(store, ...splitNamespace(from));
    if (!source)
      throw new MongoError('NamespaceNotFound', `Source collection ${from} does not exist`);
    if (from === to)
      throw new MongoError('IllegalOperation', "Can't rename a collection to itself");
    const target = findCollection(store, ...splitNamespace(to));
    if (target && !readBoolean(body, 'dropTarget')) {
      throw new MongoError('NamespaceExists', 'target namespace exists');
    }
    if (target) dropCollection(store, target);
    rename(store, source, ...splitNamespace(to));
    return {};
  },
};

/** A database name has no dot; a collection name may have dots. */
function splitNamespace(namespace: string): [database: string, name: string] {
  const dot = namespace.indexOf('.');
  if (dot > 0 && dot < namespace.length - 1)
    return [namespace.slice(0, dot), namespace.slice(dot + 1)];
  throw new MongoError('InvalidNamespace', `Invalid namespace specified '${namespace}'`);
}
