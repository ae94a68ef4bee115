import { documentsOf } from '../providers/build-query.ts';

/** Something that is done to all chosen records. `values` is what changes; a delete has none. */
export type ManyAction = { label: string; done: string; values?: Record<string, boolean> };

export const DELETE_MANY: ManyAction = { label: 'Delete', done: 'deleted' };

const FLAGS: Record<string, [on: [string, string], off: [string, string]]> = {
  isActive: [
    ['Activate', 'activated'],
    ['Deactivate', 'deactivated'],
  ],
  isPublished: [
    ['Publish', 'published'],
    ['Unpublish', 'unpublished'],
  ],
  isFeatured: [
    ['Feature', 'featured'],
    ['Unfeature', 'no longer featured'],
  ],
  featured: [
    ['Feature', 'featured'],
    ['Unfeature', 'no longer featured'],
  ],
};

/** What the records of a resource can be switched to, by the switches that they have. */
export function switchesOf(resource: string): ManyAction[] {
  const { inputs } = documentsOf(resource);
  return Object.entries(FLAGS)
    .filter(([field]) => inputs.includes(field))
    .flatMap(([field, sides]) =>
      sides.map(([label, done], index) => ({ label, done, values: { [field]: index === 0 } })),
    );
}
