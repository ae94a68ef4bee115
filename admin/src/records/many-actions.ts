import { knownResource } from '../providers/known-resource.ts';

/** Something that is done to all chosen records. `values` is what changes; a delete has none. */
export type ManyAction = Words & { values?: Record<string, boolean> };
type Words = { label: string; doing: string; done: string };

export const DELETE_MANY: ManyAction = { label: 'Delete', doing: 'Deleting', done: 'deleted' };

const FEATURING: [on: Words, off: Words] = [
  { label: 'Feature', doing: 'Featuring', done: 'featured' },
  { label: 'Unfeature', doing: 'Unfeaturing', done: 'no longer featured' },
];

const FLAGS: Record<string, [on: Words, off: Words]> = {
  isActive: [
    { label: 'Activate', doing: 'Activating', done: 'activated' },
    { label: 'Deactivate', doing: 'Deactivating', done: 'deactivated' },
  ],
  isPublished: [
    { label: 'Publish', doing: 'Publishing', done: 'published' },
    { label: 'Unpublish', doing: 'Unpublishing', done: 'unpublished' },
  ],
  isFeatured: FEATURING,
  featured: FEATURING,
};

/** What the records of a resource can be switched to, by the switches that they have. */
export function switchesOf(resource: string): ManyAction[] {
  const { inputs } = knownResource(resource);
  return Object.entries(FLAGS)
    .filter(([field]) => inputs.includes(field))
    .flatMap(([field, sides]) =>
      sides.map((words, index) => ({ ...words, values: { [field]: index === 0 } })),
    );
}
