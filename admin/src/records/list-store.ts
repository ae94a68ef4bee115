import { memoryStore, type Store } from 'react-admin';
import { readSession } from '../session/session.ts';
import { tabStorage } from './tab-storage.ts';

/**
 * What react-admin remembers: of lists their page, order, search and filters, and the chosen records, for as
 * long as the browser's tab is open and apart for each person; everything else until the page is left.
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
      // It tells whoever shows it.
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

/** Who is at work; what is on its way when the session ends is still theirs. */
let person = '';

function placeOf(key: string): string {
  person = readSession()?.user.id ?? person;
  return `list:${person}:${key}`;
}
