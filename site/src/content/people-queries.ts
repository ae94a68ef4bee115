import type { Career, Snapshot, Testimonial } from '@karibu/graph/contract';
import { query, single } from './query.ts';
import { pick } from './tour-queries.ts';

const CAREER_SUMMARY = [
  'slug',
  'title',
  'department',
  'employmentType',
  'experienceLevel',
  'location',
  'applicationDeadline',
  'description',
] as const;

/** What lists say of an open position. */
export type CareerSummary = Pick<Career, (typeof CAREER_SUMMARY)[number]>;

const REVIEWS_OF_A_TOUR = 3;
const HOME_TESTIMONIALS = 6;

/** Questions about the people around the house: guests, team, and who is looked for. */
export function peopleQueries(snapshot: Snapshot) {
  const isOver = (date: string) => date !== '' && date < snapshot.today;
  const active = single(() => snapshot.careers.filter((career) => career.isActive));
  /** Featured testimonials, then the others. */
  const testimonials = single((): Testimonial[] =>
    snapshot.testimonials
      .filter((testimonial) => testimonial.isActive)
      .toSorted((a, b) => Number(b.isFeatured) - Number(a.isFeatured)),
  );
  return {
    homeTestimonials: single(() => testimonials().slice(0, HOME_TESTIMONIALS)),
    /** Reviews of the tour or package with this title. */
    reviewsOf: query((title: string) =>
      testimonials()
        .filter(({ tourName }) => tourName === title)
        .slice(0, REVIEWS_OF_A_TOUR),
    ),
    /** Active members of the team by their display order. */
    team: single(() => snapshot.team.filter((member) => member.isActive)),
    /** The slugs of the positions that have a page: those too whose deadline has passed. */
    careerSlugs: single(() => active().map(({ slug }) => slug)),
    /** Positions that can be applied for, featured ones first. The list changes the night one closes. */
    openCareers: single((): CareerSummary[] =>
      active()
        .filter((career) => !isOver(career.applicationDeadline))
        .toSorted((a, b) => Number(b.isFeatured) - Number(a.isFeatured))
        .map((career) => pick(career, CAREER_SUMMARY)),
    ),
    careerBySlug: query((slug: string) => active().find((career) => career.slug === slug)),
    /** Whether a calendar date is over where the operator is. A page that asks changes that night. */
    isOver: query(isOver),
    /** Whether a calendar date is still to come there; likewise. */
    isAhead: query((date: string) => date > snapshot.today),
  };
}
