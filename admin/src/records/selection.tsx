import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type RaRecord, useResourceContext, useStore, useStoreContext } from 'react-admin';
import type { Named } from '../jobs/of-resource.ts';
import { titleOf } from '../providers/known-resource.ts';

type Selection = {
  /** Whether the list lets records be chosen now. */
  isSelecting: boolean;
  /** The chosen records: their ids, and what they are called. They may be on several pages. */
  chosen: ReadonlyMap<string, string>;
  start: () => void;
  stop: () => void;
  /** What a record of the list is called. */
  titleOf: (record: RaRecord) => string;
  toggle: (record: RaRecord) => void;
  choose: (records: readonly RaRecord[]) => void;
  drop: (ids: readonly string[]) => void;
};

const NOTHING: ReadonlyMap<string, string> = new Map();
const ignore = () => undefined;

const SelectionContext = createContext<Selection>({
  ...{ isSelecting: false, chosen: NOTHING, titleOf: () => '' },
  ...{ start: ignore, stop: ignore, toggle: ignore, choose: ignore, drop: ignore },
});

/**
 * Keeps the records of the list around that are selected for an action on many, also while the
 * person is on another screen.
 */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const resource = useResourceContext() ?? '';
  const key = `${resource}.chosen`;
  const store = useStoreContext();
  const [kept] = useStore<readonly Named[] | null>(key, null);
  const selection = useMemo<Selection>(() => {
    const nameOf = (record: RaRecord): Named => [String(record.id), titleOf(resource, record)];
    // The stored selection is read each time: this component may be gone by then.
    const change = (next: (before: ReadonlyMap<string, string>) => Iterable<Named>) =>
      store.setItem(key, [...next(new Map(store.getItem<readonly Named[]>(key) ?? []))]);
    return {
      isSelecting: kept !== null,
      chosen: kept ? new Map(kept) : NOTHING,
      start: () => change(() => NOTHING),
      stop: () => store.removeItem(key),
      titleOf: (record) => titleOf(resource, record),
      toggle: (record) => change((before) => toggled(before, nameOf(record))),
      choose: (records) => change((before) => [...before, ...records.map(nameOf)]),
      drop(ids) {
        if (store.getItem(key)) change((before) => without(before, new Set(ids)));
      },
    };
  }, [kept, key, resource, store]);
  return <SelectionContext.Provider value={selection}>{children}</SelectionContext.Provider>;
}

export function useSelection(): Selection {
  return useContext(SelectionContext);
}

function without(before: ReadonlyMap<string, string>, ids: ReadonlySet<string>) {
  return new Map([...before].filter(([id]) => !ids.has(id)));
}

function toggled(before: ReadonlyMap<string, string>, [id, title]: Named) {
  const after = new Map(before);
  if (!after.delete(id)) after.set(id, title);
  return after;
}
