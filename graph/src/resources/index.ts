import type { DefinedResource } from '#core/define-resource.ts';
import { blog } from './blog/blog-post.resource.ts';
import { careers } from './careers/career.resource.ts';
import { destinations } from './destinations/destination.resource.ts';
import { gallery } from './gallery/gallery-item.resource.ts';
import { metrics } from './metrics/metrics.resource.ts';
import { newsletter } from './newsletter/newsletter.resource.ts';
import { packageCategories } from './package-categories/package-category.resource.ts';
import { packages } from './packages/package.resource.ts';
import { settings } from './settings/settings.resource.ts';
import { team } from './team/team-member.resource.ts';
import { testimonials } from './testimonials/testimonial.resource.ts';
import { tours } from './tours/tour.resource.ts';
import { uploads } from './uploads/upload.resource.ts';
import { users } from './users/user.resource.ts';

/** Every resource there is, in the order of the API reference. */
export const resources: DefinedResource[] = [
  tours,
  packages,
  packageCategories,
  destinations,
  gallery,
  blog,
  testimonials,
  team,
  careers,
  newsletter,
  metrics,
  settings,
  uploads,
  users,
];
