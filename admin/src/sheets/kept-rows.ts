import { createStore, del, get, set } from 'idb-keyval';
import { readSession } from '../session/session.ts';
import type { Placed } from './fold-lines.ts';

/**
 * The rows of an import that is on its way, kept in this browser until it is done: a closed tab or
 * a crash would lose them. Without room for them the import runs all the same.
 */
export const keptRows = {
  keep: (id: string, records: Placed[]) => set(place(id), records, store()).catch(() => undefined),
  read: (id: string) => get<Placed[]>(place(id), store()).catch(() => undefined),
  forget: (id: string) => del(place(id), store()).catch(() => undefined),
};

function place(id: string): string {
  return `${readSession()?.user.id ?? ''}:${id}`;
}

let opened: ReturnType<typeof createStore> | undefined;

function store() {
  opened ??= createStore('karibu-imports', 'rows');
  return opened;
}
