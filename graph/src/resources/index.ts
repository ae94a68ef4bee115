import type { FieldMap, RecordOf } from '#core/fields/index.ts';
import type { CamelCase } from '#core/letter-case.ts';
import type { Address, Resource, ResourceOf } from '#core/resource.ts';
import { blocks } from './blocks/block.resource.ts';
import { blog } from './blog/blog-post.resource.ts';
import { careers } from './careers/career.resource.ts';
import { destinations } from './destinations/destination.resource.ts';
import { gallery } from './gallery/gallery-item.resource.ts';
import { metrics } from './metrics/metrics.resource.ts';
import { newsletter } from './newsletter/newsletter.resource.ts';
import { packageCategories } from './package-categories/package-category.resource.ts';
import { packages } from './packages/package.resource.ts';
import { settings } from './settings/settings.resource.ts';
import { stays } from './stays/stay.resource.ts';
import { team } from './team/team-member.resource.ts';
import { testimonials } from './testimonials/testimonial.resource.ts';
import { tours } from './tours/tour.resource.ts';
import { uploads } from './uploads/upload.resource.ts';
import { users } from './users/user.resource.ts';

/**
 * The resources of the public site by name, in the order of the API reference. A new resource is
 * one line here. All code that needs every resource reads this map or the one below.
 */
export const contentResources = byName(
  tours,
  packages,
  packageCategories,
  destinations,
  stays,
  gallery,
  blog,
  testimonials,
  team,
  careers,
  metrics,
  settings,
);

/** Every resource, including those that only the back office shows. */
export const resources = { ...contentResources, ...byName(blocks, newsletter, uploads, users) };

export type ResourceName = keyof typeof resources;
export type ContentName = keyof typeof contentResources;

type ContentResource = (typeof contentResources)[ContentName];

/** The content of a snapshot: a list for each resource, and the single records. */
export type SnapshotContent = {
  [Each in ContentResource as CamelCase<Each['name']>]: Each['isSingle'] extends true
    ? RecordOf<Each['fields']>
    : RecordOf<Each['fields']>[];
};

type Known = ResourceOf<string, FieldMap, Address | null, boolean>;

function byName<const List extends readonly Known[]>(
  ...list: List
): { [Each in List[number] as Each['name']]: Each } {
  return Object.fromEntries(list.map((resource: Resource) => [resource.name, resource])) as never;
}
