import {
  type BlogPost,
  type Destination,
  type Package,
  publicPath,
  type Snapshot,
  type Tour,
} from '@karibu/graph/contract';
import { countParts, partOfPage } from '../features/feeds/sitemap-parts.ts';
import { eachOf, groupsBy } from './lookups.ts';
import { ofRecord, query, single } from './query.ts';

/** The pictures that a page is about: its path, and their addresses without repeats. */
export type PagePictures = { path: string; pictures: string[] };

/** Queries about the pictures of pages, for those who search for pictures. */
export function pictureQueries(snapshot: Snapshot) {
  const ofTours = eachOf(() => snapshot.tours, ofTour);
  const ofPackages = eachOf(() => snapshot.packages, ofPackage);
  const ofDestinations = eachOf(() => snapshot.destinations, ofDestination);
  const ofPosts = eachOf(() => snapshot.blog, ofPost);
  const ofGallery = single(() => ({ path: '/gallery', pictures: distinct(galleryOf(snapshot)) }));
  /** The pages of trips, destinations and posts, then the gallery. */
  const pages = single((): PagePictures[] =>
    [...ofTours(), ...ofPackages(), ...ofDestinations(), ...ofPosts(), ofGallery()].filter(
      ({ pictures }) => pictures.length > 0,
    ),
  );
  const parts = single(() =>
    countParts(pages().reduce((sum, { pictures }) => sum + pictures.length, 0)),
  );
  const inPart = groupsBy(pages, () => {
    const count = parts();
    return ofRecord(({ path }) => String(partOfPage(path, count)));
  });
  return {
    /** In how many parts the sitemap of pictures comes. */
    imageSitemapParts: parts,
    /** The pages of one of them. */
    pagePictures: query((part: string) => inPart(part)),
  };
}

const ofTour = ofRecord((tour: Tour) => ofTrip(publicPath.tours(tour.slug), tour));
const ofPackage = ofRecord((trip: Package) => ofTrip(publicPath.packages(trip.slug), trip));
const ofDestination = ofRecord(({ slug, image, isActive }: Destination) => ({
  path: publicPath.destinations(slug),
  pictures: isActive ? [image] : [],
}));
const ofPost = ofRecord(({ slug, image, isPublished }: BlogPost) => ({
  path: publicPath.blog(slug),
  pictures: isPublished ? [image] : [],
}));

function ofTrip(path: string, { image, gallery, isActive }: Tour | Package): PagePictures {
  const shown = gallery.filter(({ type }) => type === 'image').map(({ url }) => url);
  return { path, pictures: isActive ? distinct([image, ...shown]) : [] };
}

function galleryOf({ gallery }: Snapshot): string[] {
  return gallery.filter(({ isActive }) => isActive).map(({ image }) => image);
}

function distinct(addresses: string[]): string[] {
  return [...new Set(addresses)];
}
