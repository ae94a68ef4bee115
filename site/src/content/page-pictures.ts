import {
  type BlogPost,
  type Destination,
  type Package,
  publicPath,
  type Snapshot,
  type Tour,
} from '@karibu/graph/contract';
import { ofRecord, single } from './query.ts';

/** The pictures that a page is about: its path, and their addresses without repeats. */
export type PagePictures = { path: string; pictures: string[] };

/** Queries about the pictures of pages, for those who search for pictures. */
export function pictureQueries(snapshot: Snapshot) {
  return {
    /** The pages of trips, destinations and posts, then the gallery. */
    pagePictures: single((): PagePictures[] => [
      ...snapshot.tours.filter(({ isActive }) => isActive).map(ofTour),
      ...snapshot.packages.filter(({ isActive }) => isActive).map(ofPackage),
      ...snapshot.destinations.filter(({ isActive }) => isActive).map(ofDestination),
      ...snapshot.blog.filter(({ isPublished }) => isPublished).map(ofPost),
      { path: '/gallery', pictures: distinct(galleryOf(snapshot)) },
    ]),
  };
}

const ofTour = ofRecord((tour: Tour) => ofTrip(publicPath.tours(tour.slug), tour));
const ofPackage = ofRecord((trip: Package) => ofTrip(publicPath.packages(trip.slug), trip));
const ofDestination = ofRecord(({ slug, image }: Destination) => ({
  path: publicPath.destinations(slug),
  pictures: [image],
}));
const ofPost = ofRecord(({ slug, image }: BlogPost) => ({
  path: publicPath.blog(slug),
  pictures: [image],
}));

function ofTrip(path: string, { image, gallery }: Tour | Package): PagePictures {
  const shown = gallery.filter(({ type }) => type === 'image').map(({ url }) => url);
  return { path, pictures: distinct([image, ...shown]) };
}

function galleryOf({ gallery }: Snapshot): string[] {
  return gallery.filter(({ isActive }) => isActive).map(({ image }) => image);
}

function distinct(addresses: string[]): string[] {
  return [...new Set(addresses)];
}
