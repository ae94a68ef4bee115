import { type BlogPost, htmlToText, type Snapshot } from '@karibu/graph/contract';
import { type TripKind, tripKey } from '../features/trips/trip-key.ts';
import { groupsOf, oneOf } from './lookups.ts';
import { type PlaceLink, placeQueries, tripPlaceQueries } from './place-names.ts';
import { type PostSummary, postSummary } from './post-summary.ts';
import { ofRecord, query, single } from './query.ts';
import type { Trip, TripCard, TripMaker } from './trip-card.ts';

/** What decides to which other trips a trip leads. */
type Linked = {
  key: string;
  destination: string;
  /** The tour type, or the category of packages. */
  type: string;
  months: number[];
  pinned: string[];
};

const MOST_TRIPS = 3;
const MOST_POSTS = 2;
const MOST_PLACES = 3;
/** So many neighbours in each ring are looked at, so that no trip is shown by too many pages. */
const NEIGHBOURS = 12;

/** Queries about what each trip, destination and article leads on to. */
export function linkQueries(snapshot: Snapshot, all: TripMaker, cards: () => TripCard[]) {
  const trips = all(linkedOf);
  const { places, placesOf: placesIn, naming } = tripPlaceQueries(snapshot, trips);
  const cardOf = oneOf(cards, ({ key }) => key);
  const cardsOf = (keys: string[]) => keys.flatMap((key) => cardOf(key) ?? []).slice(0, MOST_TRIPS);
  const related = relatedKeys(trips, placesIn, naming);
  const posts = postQueries(snapshot, places);
  const pinnedCards = (slugs: string[]) =>
    slugs.flatMap((slug) => [slug, tripKey('packages', slug)]);
  /** The destinations that an article names at its beginning, else some of those in its text. */
  const placesOfPost = query((slug: string): PlaceLink[] => {
    const first = posts.placesOfLead(slug);
    return first.length > 0 ? [...first] : posts.placesOfText(slug).slice(0, MOST_PLACES);
  });
  return {
    /** The destinations that the destination text of a trip names, in their own order. */
    placesIn,
    /**
     * The trips that a trip leads to, by its key: those that its editor pinned, then its neighbours
     * by shared destination, type and season, in this order.
     */
    relatedTrips: query((key: string): TripCard[] => cardsOf(related(key))),
    /** The articles that a trip leads to: those that pinned it, then those that name its places. */
    postsOfTrip: query((key: string): PostSummary[] => {
      const [slug = ''] = key.split('/').slice(-1);
      const text = cardOf(key)?.destination ?? '';
      const named = placesIn(text).flatMap(({ name }) => posts.naming(name));
      return firstOf([...posts.pinning(slug), ...named]);
    }),
    postsOfPlace: query((name: string): PostSummary[] => firstOf(posts.naming(name))),
    /** The trips that an article leads to: those it pinned, then some at its places. */
    tripsOfPost: query((slug: string): TripCard[] => {
      const at = placesOfPost(slug).flatMap(({ name }) => related.at(name));
      return cardsOf([...new Set([...pinnedCards(posts.bySlug(slug)?.pinned ?? []), ...at])]);
    }),
    placesOfPost,
  };
}

function linkedOf(kind: TripKind, trip: Trip): Linked {
  return {
    key: tripKey(kind, trip.slug),
    destination: trip.destination,
    type: 'tourType' in trip ? trip.tourType : trip.category,
    months: trip.bestMonths,
    pinned: trip.relatedTrips,
  };
}

/** Which trips a trip leads to, as keys. A place and a type each make a ring of trips. */
function relatedKeys(
  trips: () => Linked[],
  placesIn: (text: string) => readonly PlaceLink[],
  textsNaming: (place: string) => readonly string[],
) {
  const tripOf = oneOf(trips, ({ key }) => key);
  const texts = groupsOf(trips, ({ destination }) => destination);
  const ofType = groupsOf(trips, ({ type }) => type);
  const at = query((name: string): Linked[] => textsNaming(name).flatMap(texts));
  const keysOf = (key: string): string[] => {
    const trip = tripOf(key);
    if (!trip) return [];
    const near = placesIn(trip.destination).map(({ name }) => nextInRing(at(name), trip));
    const pinned = trip.pinned.flatMap((slug) => [slug, tripKey('packages', slug)]);
    const neighbours = [...new Set(near.flat())].toSorted((a, b) => rank(trip, b) - rank(trip, a));
    const alike = nextInRing(ofType(trip.type), trip);
    const keys = [...pinned, ...[...neighbours, ...alike].map((other) => other.key)];
    return [...new Set(keys)].filter((other) => other !== key);
  };
  return Object.assign(keysOf, {
    at: (name: string) => at(name).map(({ key }) => key),
  });
}

/** The trips that follow one in a ring, which begins again after its last. */
function nextInRing(ring: readonly Linked[], trip: Linked): Linked[] {
  // By key: an answer that is kept may hold an equal object of an earlier moment.
  const from = ring.findIndex(({ key }) => key === trip.key) + 1;
  return [...ring.slice(from), ...ring.slice(0, from)].slice(0, NEIGHBOURS);
}

/** The same type counts more than a month that is best for both. */
function rank(trip: Linked, other: Linked): number {
  const isSameSeason = other.months.some((month) => trip.months.includes(month));
  return 2 * Number(trip.type === other.type) + Number(isSameSeason);
}

type Post = { summary: PostSummary; text: string; lead: string; pinned: string[] };

const linkedPost = ofRecord(
  (post: BlogPost): Post => ({
    summary: postSummary(post),
    text: `${post.title} ${post.excerpt} ${htmlToText(post.content)}`,
    lead: `${post.title} ${post.excerpt}`,
    pinned: post.relatedTrips,
  }),
);

/** Looks articles up by the places that they name, and by the trips that they pinned. */
function postQueries(snapshot: Snapshot, places: () => PlaceLink[]) {
  const posts = single(() =>
    snapshot.blog.filter(({ isPublished }) => isPublished).map(linkedPost),
  );
  const leads = single(() =>
    posts().map(({ summary, lead }) => ({ key: summary.slug, text: lead })),
  );
  const texts = single(() => posts().map(({ summary, text }) => ({ key: summary.slug, text })));
  const { placesOf: placesOfText, naming } = placeQueries(texts, places);
  const bySlug = oneOf(posts, ({ summary }) => summary.slug);
  const pins = single(() =>
    posts().flatMap(({ pinned, summary }) => pinned.map((slug) => ({ slug, summary }))),
  );
  const byTrip = groupsOf(pins, ({ slug }) => slug);
  return {
    placesOfLead: placeQueries(leads, places).placesOf,
    placesOfText,
    naming: (name: string) => naming(name).flatMap((slug) => bySlug(slug)?.summary ?? []),
    pinning: (slug: string) => byTrip(slug).map(({ summary }) => summary),
    bySlug,
  };
}

function firstOf(posts: PostSummary[]): PostSummary[] {
  const bySlug = new Map(posts.map((post) => [post.slug, post]));
  return [...bySlug.values()].slice(0, MOST_POSTS);
}
