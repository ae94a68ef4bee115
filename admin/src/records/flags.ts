import { inputsOf, knownResource } from '../providers/known-resource.ts';

type Doing = { label: string; doing: string; done: string };

/** The words for a flag: for switching it on and off, and for a record without it. */
type FlagWords = { on: Doing; off: Doing; isOff: string };

const FEATURED: FlagWords = {
  on: { label: 'Feature', doing: 'Featuring', done: 'featured' },
  off: { label: 'Unfeature', doing: 'Unfeaturing', done: 'no longer featured' },
  isOff: 'Not featured',
};

const WORDS: Record<string, FlagWords> = {
  isActive: {
    on: { label: 'Activate', doing: 'Activating', done: 'activated' },
    off: { label: 'Deactivate', doing: 'Deactivating', done: 'deactivated' },
    isOff: 'Inactive',
  },
  isPublished: {
    on: { label: 'Publish', doing: 'Publishing', done: 'published' },
    off: { label: 'Unpublish', doing: 'Unpublishing', done: 'unpublished' },
    isOff: 'Unpublished',
  },
  isFeatured: FEATURED,
  featured: FEATURED,
};

/** The words of a flag that makes records public and that has no words of its own above. */
const SHOWN: FlagWords = {
  on: { label: 'Show', doing: 'Showing', done: 'shown' },
  off: { label: 'Hide', doing: 'Hiding', done: 'hidden' },
  isOff: 'Hidden',
};

export type Badge = { label: string; color: 'default' | 'secondary' | 'success' | 'error' };

/** The flags of a resource that lists show and switch, with their words. */
export function flagsOf(resource: string): [field: string, words: FlagWords][] {
  const known = knownResource(resource);
  const { publishedBy } = known;
  const inputs = inputsOf(known);
  const all = publishedBy ? { [publishedBy]: SHOWN, ...WORDS } : WORDS;
  return Object.entries(all).filter(([field]) => inputs.includes(field));
}

/** Says that visitors do not see a record, where that is so. */
export function hiddenBadges(resource: string, record: Record<string, unknown>): Badge[] {
  const { publishedBy } = knownResource(resource);
  const hidden = flagsOf(resource).find(([field]) => field === publishedBy && !record[field]);
  return hidden ? [{ label: hidden[1].isOff, color: 'error' }] : [];
}

/** Says that a record is featured, where it is. */
export function featuredBadges(record: Record<string, unknown>): Badge[] {
  return record.isFeatured || record.featured ? [{ label: 'Featured', color: 'default' }] : [];
}
