import { DATA_VERSION, migrateValues } from '@karibu/graph/contract';
import type { RaRecord } from 'react-admin';
import { deviceDrafts } from './device-drafts.ts';

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

/**
 * Keeps what someone typed into the form at this address: in the browser's tab, and on the device
 * for when the tab is gone. `isLeaving` says that this page may be.
 */
export function keepDraft(address: string, userId: string, draft: Draft, isLeaving: boolean): void {
  const place = keyOf(address, userId);
  const text = JSON.stringify({ ...draft, schemaVersion: DATA_VERSION });
  try {
    sessionStorage.setItem(place, text);
  } catch {
    // The tab's storage is full: the device's may still have room.
  }
  deviceDrafts.write(place, text, isLeaving);
}

/** What this person last left behind in the form at this address, or null. */
export function readDraft(address: string, userId: string): Draft | null {
  try {
    const kept = sessionStorage.getItem(keyOf(address, userId));
    const draft: unknown = JSON.parse(kept ?? 'null');
    const isDraft = typeof draft === 'object' && draft !== null && 'values' in draft;
    return isDraft ? inTodaysShape(address, draft as KeptDraft) : null;
  } catch {
    return null;
  }
}

export function dropDraft(address: string, userId: string): void {
  sessionStorage.removeItem(keyOf(address, userId));
  deviceDrafts.remove(keyOf(address, userId));
}

/** Takes the draft that this tab had before it was loaded again for this page's own. */
export function beginDraft(address: string, userId: string): void {
  const place = keyOf(address, userId);
  deviceDrafts.removeEarlier(place, sessionStorage.getItem(place) ?? '');
}

/** Whether the device may have a draft for this form that its tab left behind. */
export function hasLeftDraft(address: string, userId: string): boolean {
  const place = keyOf(address, userId);
  return sessionStorage.getItem(place) === null && deviceDrafts.has(place);
}

/** Takes the draft of a tab that is gone over into this one, as if it had been typed here. */
export async function takeOverDraft(address: string, userId: string): Promise<void> {
  const place = keyOf(address, userId);
  const text = await deviceDrafts.takeOver(place);
  if (text !== null) sessionStorage.setItem(place, text);
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
