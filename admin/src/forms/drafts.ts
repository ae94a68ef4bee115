import { DATA_VERSION, migrateValues } from '@karibu/graph/contract';
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

/** A tab may stay open while a newer release is started, so a draft says of which version it is. */
type KeptDraft = Draft & { schemaVersion?: number };

/** Keeps what someone typed into the form at this address until the browser's tab is closed. */
export function keepDraft(address: string, userId: string, draft: Draft): void {
  try {
    const kept = { ...draft, schemaVersion: DATA_VERSION };
    sessionStorage.setItem(keyOf(address, userId), JSON.stringify(kept));
  } catch {
    // The browser's storage is full: no draft is kept.
  }
}

/** What this person last left behind in the form at this address, or null. */
export function readDraft(address: string, userId: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(address, userId)) ?? 'null');
    const isDraft = typeof draft === 'object' && draft !== null && 'values' in draft;
    return isDraft ? inTodaysShape(address, draft as KeptDraft) : null;
  } catch {
    return null;
  }
}

export function dropDraft(address: string, userId: string): void {
  sessionStorage.removeItem(keyOf(address, userId));
}

function inTodaysShape(address: string, { schemaVersion, ...draft }: KeptDraft): Draft {
  const [, resource = ''] = address.split('/');
  const { values, base, key } = draft;
  return {
    values: migrateValues(resource, values, schemaVersion),
    base: base && migrateValues(resource, base, schemaVersion),
    key,
  };
}

function keyOf(address: string, userId: string): string {
  return `draft:${userId}:${address}`;
}
