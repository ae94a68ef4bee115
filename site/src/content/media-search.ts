import type { Media } from '@karibu/graph/contract';

/**
 * Makes what finds an uploaded picture by its address, or by that of another of its widths, which
 * earlier records may name.
 */
export function createMediaSearch(media: readonly Media[]) {
  const byFolder = new Map(media.map((entry) => [folderOf(entry.url), entry]));
  return (url: string): Media | undefined => {
    const folder = folderOf(url);
    const found = byFolder.get(folder);
    if (!found || found.url === url) return found;
    return found.widths.some((width) => url === `${folder}/${width}.webp`) ? found : undefined;
  };
}

function folderOf(url: string): string {
  return url.slice(0, url.lastIndexOf('/'));
}
