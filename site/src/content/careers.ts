import { type Career, pick, publicPath, type Snapshot } from '@karibu/graph/contract';
import { bySlug } from './lookups.ts';
import { changesOf } from './page-changes.ts';
import { single } from './query.ts';
import { resourceContent } from './resource-content.ts';
import { isOver } from './today.ts';

const SUMMARY = [
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
export type CareerSummary = Pick<Career, (typeof SUMMARY)[number]>;

export const careers = resourceContent({
  queries: careerQueries,
  fixedPaths: ['/careers', '/careers/404'],
  paths: (content) => content.careerSlugs().map(publicPath.careers),
  changes: (snapshot) =>
    changesOf(snapshot.careers, ({ slug }) => [publicPath.careers(slug), '/careers']),
});

function careerQueries(snapshot: Snapshot) {
  const active = single(() => snapshot.careers.filter(({ isActive }) => isActive));
  return {
    /** The slugs of the positions that have a page: those too whose deadline has passed. */
    careerSlugs: single(() => active().map(({ slug }) => slug)),
    /** Positions that can be applied for, featured ones first. One leaves after its deadline. */
    openCareers: single((): CareerSummary[] =>
      active()
        .filter(({ applicationDeadline }) => !isOver(applicationDeadline, snapshot.today))
        .toSorted((a, b) => Number(b.isFeatured) - Number(a.isFeatured))
        .map((career) => pick(career, SUMMARY)),
    ),
    careerBySlug: bySlug(active),
  };
}
