import type { Migration } from './migration.ts';

/** Older galleries hold plain addresses of pictures. Each becomes an entry with a type. */
export const galleryEntries: Migration = {
  version: 1,
  title: 'Gallery entries that are plain addresses become entries of the type image',
  collections: ['tours', 'packages'],
  migrate(document) {
    const { gallery } = document;
    return Array.isArray(gallery) ? { ...document, gallery: gallery.map(toEntry) } : document;
  },
};

function toEntry(entry: unknown): unknown {
  return typeof entry === 'string' ? { url: entry, type: 'image' } : entry;
}
