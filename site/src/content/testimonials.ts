import type { Snapshot, Testimonial } from '@karibu/graph/contract';
import { groupsOf } from './lookups.ts';
import { changesOf } from './page-changes.ts';
import { query, single } from './query.ts';
import { resourceContent } from './resource-content.ts';

const HOME_TESTIMONIALS = 6;
const REVIEWS_OF_A_JOURNEY = 3;

export const testimonials = resourceContent({
  queries: testimonialQueries,
  changes: (snapshot) => changesOf(snapshot.testimonials, () => ['/']),
});

function testimonialQueries(snapshot: Snapshot) {
  /** Featured testimonials, then the others. */
  const active = single((): Testimonial[] =>
    snapshot.testimonials
      .filter(({ isActive }) => isActive)
      .toSorted((a, b) => Number(b.isFeatured) - Number(a.isFeatured)),
  );
  const ofTour = groupsOf(active, ({ tourName }) => tourName);
  return {
    homeTestimonials: single(() => active().slice(0, HOME_TESTIMONIALS)),
    /** Reviews of the tour or package with this title. */
    reviewsOf: query((title: string) => ofTour(title).slice(0, REVIEWS_OF_A_JOURNEY)),
  };
}
