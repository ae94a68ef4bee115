import { plural } from '#words/plural.ts';

/** What the page that compares tours says around the comparison. */
export const pageTitle = 'Compare trips';
export const pageText =
  'Up to three, side by side. Share the link, and others see the same comparison.';
export const pageNoScript =
  'Comparing trips needs JavaScript: your shortlist is kept in this browser only.';
export const pageNoScriptText = 'Every trip has a page of its own.';
export const pageAllTours = 'See all tours';

/** What the comparison says. */
export const notLoaded = 'Check your connection and try again.';
export const loading = 'Loading the trips…';
export const count = (count: number) =>
  `${count} ${plural(count, { one: 'trip', other: 'trips' })}`;
export const more = 'Find more trips';
export const gone = (count: number) =>
  plural(count, {
    one: 'One of these trips is no longer offered.',
    other: `${count} of these trips are no longer offered.`,
  });
export const forget = (count: number) => plural(count, { one: 'Remove it', other: 'Remove them' });
export const waiting = 'You can compare three at a time. Swap in:';
export const empty = 'Nothing to compare yet';
export const emptyText = 'Tap the heart on a trip you like, and it will be waiting for you here.';
export const allTours = 'See all tours';
export const copyLink = 'Copy the link';
export const copied = 'The link is copied.';
export const notCopied = 'The link could not be copied. Copy it from the address bar.';

/** What stands beside the facts of each tour. */
export const factPrice = 'Price';
export const factDuration = 'Duration';
export const factDestination = 'Destination';
export const factKind = 'Kind';
export const kindOf = (category: string, type: string) => `${category} (${type})`;
export const factRating = 'Rating';
export const ratingOf = (rating: string, reviews: number) => {
  const count = reviews.toLocaleString('en-US');
  return `${rating} out of 5, ${count} ${plural(reviews, { one: 'review', other: 'reviews' })}`;
};
export const notRated = 'Not rated yet';
export const factBestTime = 'Best time to go';
export const unknownTime = 'Ask us';
export const factHighlights = 'Highlights';
export const remove = 'Remove';
export const removeTour = (title: string) => `Remove ${title}`;
