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
  // Read anew: another tab may have kept something since this one was drawn.
  const keep = (change: (before: Kept) => Partial<Kept>) => {
    const place = placeOf(resource);
    const before = parse(localStorage.getItem(place));
    localStorage.setItem(place, JSON.stringify({ ...before, ...change(before) }));
    for (const listener of listeners) listener();
  };
  return {
    ...kept,
    keepLook: (look: Look) => keep(() => ({ look })),
    /** A view of the same name is replaced. */
    saveView: (view: SavedView) =>
      keep(({ views }) => ({ views: [...without(views, view.name), view] })),
    dropView: (name: string) => keep(({ views }) => ({ views: without(views, name) })),
  };
}

function parse(text: string | null): Kept {
  try {
    return { ...BEGIN, ...JSON.parse(text ?? '{}') };
  } catch {
    return BEGIN;
  }
}

function without(views: SavedView[], dropped: string): SavedView[] {
  return views.filter(({ name }) => name !== dropped);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function placeOf(resource: string): string {
  return `list-look:${readSession()?.user.id ?? ''}:${resource}`;
}
