import { memoryStore, type Store } from 'react-admin';
import { readSession } from '../session/session.ts';
import { tabStorage } from './tab-storage.ts';

/**
 * What react-admin remembers. A list's page, order, search, filters and selection last until the
 * browser's tab is closed, for each person apart. Everything else lasts until the page is left.
 */
export function createListStore(): Store {
  const memory = memoryStore();
  return {
    ...memory,
    getItem(key, defaultValue) {
      return isOfList(key) ? (read(key) ?? defaultValue) : memory.getItem(key, defaultValue);
    },
    setItem(key, value) {
      if (isOfList(key)) tabStorage.write(placeOf(key), JSON.stringify(value));
      // The memory store notifies its subscribers.
      memory.setItem(key, value);
    },
    removeItem(key) {
      if (isOfList(key)) tabStorage.remove(placeOf(key));
      memory.removeItem(key);
    },
  };
}

function isOfList(key: string): boolean {
  return /\.(listParams|chosen)$/.test(key);
}

function read(key: string) {
  try {
    return JSON.parse(tabStorage.read(placeOf(key)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * The id of the person who was signed in last: what is stored as the session ends is still theirs.
 */
let person = '';

function placeOf(key: string): string {
  person = readSession()?.user.id ?? person;
  return `list:${person}:${key}`;
}
