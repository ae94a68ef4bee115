import { useSyncExternalStore } from 'react';
import { readSession } from '../session/session.ts';

/** How a list is shown. */
export type Look = {
  /** Null for what the list begins with. */
  as: 'cards' | 'table' | null;
  /** The fields that are columns of the table; null for those that the list begins with. */
  columns: string[] | null;
};

/** A way of looking at a list that somebody gave a name. */
export type SavedView = {
  name: string;
  look: Look;
  filter: Record<string, unknown>;
  sort: { field: string; order: 'ASC' | 'DESC' };
};

type Kept = { look: Look; views: SavedView[] };

const BEGIN: Kept = { look: { as: null, columns: null }, views: [] };
const listeners = new Set<() => void>();

/** How a list is shown, and its saved views: for each person apart, in this browser. */
export function useLook(resource: string) {
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(placeOf(resource)));
  const kept = parse(text);
  const keep = (change: Partial<Kept>) => {
    localStorage.setItem(placeOf(resource), JSON.stringify({ ...kept, ...change }));
    for (const listener of listeners) listener();
  };
  return {
    ...kept,
    keepLook: (look: Look) => keep({ look }),
    /** A view of the same name is replaced. */
    saveView: (view: SavedView) => {
      const others = kept.views.filter(({ name }) => name !== view.name);
      keep({ views: [...others, view] });
    },
    dropView: (dropped: string) =>
      keep({ views: kept.views.filter(({ name }) => name !== dropped) }),
  };
}

function parse(text: string | null): Kept {
  try {
    return { ...BEGIN, ...JSON.parse(text ?? '{}') };
  } catch {
    return BEGIN;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function placeOf(resource: string): string {
  return `list-look:${readSession()?.user.id ?? ''}:${resource}`;
}
