import { createStore, del, get, set } from 'idb-keyval';
import { readSession } from '../session/session.ts';
import type { Placed } from './fold-lines.ts';

/**
 * The rows of an import that is on its way, kept in this browser until it is done: a closed tab or
 * a crash would lose them. Without room for them the import runs all the same.
 */
export const keptRows = {
  keep: (records: Placed[]) => set(place(), records, store()).catch(() => undefined),
  read: () => get<Placed[]>(place(), store()).catch(() => undefined),
  forget: () => del(place(), store()).catch(() => undefined),
};

function place(): string {
  return readSession()?.user.id ?? '';
}

let opened: ReturnType<typeof createStore> | undefined;

function store() {
  opened ??= createStore('karibu-imports', 'rows');
  return opened;
}
