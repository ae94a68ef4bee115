import { escapePattern } from '../read/search-pattern.ts';

/** The files of uploads: the part of an address before their ids, and the ids. */
export type Files = { base: string; publicIds: readonly string[] };

/** The part of an upload's address before its id. */
export function baseOf({ url, public_id }: { url: string; public_id: string }): string {
  return url.slice(0, url.indexOf(public_id));
}

/** Puts one address for those of documents, and of all widths of pictures, in all texts. */
export function replaceAddresses(value: unknown, { base, publicIds }: Files, url: string): unknown {
  if (publicIds.length === 0) return value;
  const ids = publicIds.map(escapePattern).join('|');
  const address = new RegExp(`${escapePattern(base)}(?:${ids})/(?:\\d+\\.webp|[\\w-]+\\.pdf)`, 'g');
  return JSON.parse(JSON.stringify(value).replace(address, () => url));
}
