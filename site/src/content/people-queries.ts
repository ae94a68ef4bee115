import type { BlogPost, Snapshot, Testimonial } from '@karibu/graph/contract';
import { query, single } from './query.ts';

/** What lists say of a post: all but its content. */
export type PostSummary = Omit<BlogPost, 'content'>;

const RELATED_POSTS = 3;
const REVIEWS_OF_A_TOUR = 3;
const HOME_TESTIMONIALS = 9;

/** Questions about posts, newest first. */
export function blogQueries(snapshot: Snapshot) {
  const published = single(() => snapshot.blog.filter((post) => post.isPublished));
  const posts = single((): PostSummary[] => published().map(({ content, ...summary }) => summary));
  return {
    posts,
    postBySlug: query((slug: string) => published().find((post) => post.slug === slug)),
    /** Other posts of the same category. */
    relatedPosts: query((slug: string): PostSummary[] => {
      const category = posts().find((post) => post.slug === slug)?.category;
      const others = posts().filter((post) => post.slug !== slug && post.category === category);
      return others.slice(0, RELATED_POSTS);
    }),
  };
}

/** Questions about the people around the house: guests, team, and who is looked for. */
export function peopleQueries(snapshot: Snapshot) {
  const careers = single(() => snapshot.careers.filter((career) => career.isActive));
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
    careers,
    careerBySlug: query((slug: string) => careers().find((career) => career.slug === slug)),
    /** Whether a calendar date is over where the operator is. A page that asks changes that night. */
    isOver: query((date: string) => date !== '' && date < snapshot.today),
  };
}
