import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';

type Selection = {
  /** Whether the list lets records be chosen now. */
  isSelecting: boolean;
  /** The chosen records: their ids, and what they are called. They may be on several pages. */
  chosen: ReadonlyMap<string, string>;
  start: () => void;
  stop: () => void;
  toggle: (id: string, title: string) => void;
  choose: (records: readonly RaRecord[]) => void;
  drop: (ids: readonly string[]) => void;
};

const NOTHING: ReadonlyMap<string, string> = new Map();
const ignore = () => undefined;

const SelectionContext = createContext<Selection>({
  ...{ isSelecting: false, chosen: NOTHING },
  ...{ start: ignore, stop: ignore, toggle: ignore, choose: ignore, drop: ignore },
});

/** Keeps which records of a list are chosen for something that is done to many at once. */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string> | null>(null);
  const selection = useMemo<Selection>(
    () => ({
      isSelecting: chosen !== null,
      chosen: chosen ?? NOTHING,
      start: () => setChosen(NOTHING),
      stop: () => setChosen(null),
      toggle: (id, title) => setChosen((before) => toggled(before ?? NOTHING, id, title)),
      choose: (records) =>
        setChosen((before) => new Map([...(before ?? NOTHING), ...records.map(entryOf)])),
      drop: (ids) => setChosen((before) => before && without(before, new Set(ids))),
    }),
    [chosen],
  );
  return <SelectionContext.Provider value={selection}>{children}</SelectionContext.Provider>;
}

export function useSelection(): Selection {
  return useContext(SelectionContext);
}

function without(before: ReadonlyMap<string, string>, ids: ReadonlySet<string>) {
  return new Map([...before].filter(([id]) => !ids.has(id)));
}

function toggled(before: ReadonlyMap<string, string>, id: string, title: string) {
  const after = new Map(before);
  if (!after.delete(id)) after.set(id, title);
  return after;
}

function entryOf({ id, title, name }: RaRecord): [string, string] {
  return [String(id), String(title ?? name ?? '')];
}
