import type { RaRecord } from 'react-admin';

/** What was typed into a form and not saved. */
export type Draft = {
  /** By the names of the fields. */
  values: Record<string, unknown>;
  /** The version that the form began from; null for a new record. */
  base: RaRecord | null;
  /** The key of a new record's creation; null for a saved one. */
  key: string | null;
};

/** Keeps what someone typed into the form at this address until the browser's tab is closed. */
export function keepDraft(address: string, userId: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(address, userId), JSON.stringify(draft));
  } catch {
    // The browser's storage is full: no draft is kept.
  }
}

/** What this person last left behind in the form at this address, or null. */
export function readDraft(address: string, userId: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(address, userId)) ?? 'null');
    const isDraft = typeof draft === 'object' && draft !== null && 'values' in draft;
    return isDraft ? (draft as Draft) : null;
  } catch {
    return null;
  }
}

export function dropDraft(address: string, userId: string): void {
  sessionStorage.removeItem(keyOf(address, userId));
}

function keyOf(address: string, userId: string): string {
  return `draft:${userId}:${address}`;
}
