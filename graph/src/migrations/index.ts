import { galleryEntries } from './0001-gallery-entries.ts';
import type { Migration } from './migration.ts';

/** Every migration there is, in the order of the versions. README.md says how to add one. */
export const migrations: readonly Migration[] = [galleryEntries];

/** The version of the stored data that this release reads and writes. */
export const DATA_VERSION = dataVersionOf(migrations);

/** The version that a list of migrations leads to; 0 for an empty one. */
export function dataVersionOf(list: readonly Migration[]): number {
  return list.at(-1)?.version ?? 0;
}
