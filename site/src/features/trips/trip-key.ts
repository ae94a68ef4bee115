import { tourPath } from '@karibu/graph/contract';

export type TripKind = 'tours' | 'packages';

/**
 * What names a trip in addresses, on the shortlist and in the index: a tour by its slug, a package
 * as `packages/{slug}`.
 */
export function tripKey(kind: TripKind, slug: string): string {
  return kind === 'tours' ? slug : `packages/${slug}`;
}

/** The page of a trip by its key. */
export function tripPath(key: string): string {
  return key.includes('/') ? `/${key}` : tourPath(key);
}

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** A number of 24 bits for a text (FNV-1a). Two texts in some millions share one. */
function numberOf(text: string): number {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, PRIME);
  return (hash ^ (hash >>> 24)) & 0xffffff;
}

/** The part of an index that holds a text, if it has so many parts. */
export function partOf(text: string, parts: number): number {
  return numberOf(text) % parts;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
export const ID_LENGTH = 4;

/** The number of a trip's key in four letters: how the index names it in few bytes. */
export function tripId(key: string): string {
  const number = numberOf(key);
  return [18, 12, 6, 0].map((shift) => LETTERS[(number >> shift) & 63]).join('');
}

/** The part of an index that holds the trip with this id. */
export function partOfId(id: string, parts: number): number {
  return [...id].reduce((number, letter) => number * 64 + LETTERS.indexOf(letter), 0) % parts;
}
