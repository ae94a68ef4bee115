import {
  type GalleryItem,
  type Package,
  pick,
  publicPath,
  type Snapshot,
  type Tour,
} from '@karibu/graph/contract';
import { changesOf } from './page-changes.ts';
import { part, query, single } from './query.ts';
import { resourceContent } from './resource-content.ts';

const PHOTO = ['title', 'description', 'image', 'alt', 'category'] as const;

/** What is shown of a picture of the gallery. */
export type Photo = Pick<GalleryItem, (typeof PHOTO)[number]>;

/** A tour or package that shows a picture of the gallery. */
type PicturedTrip = { title: string; path: string };

/** The home page chooses from the first pictures of the gallery, and shows a few. */
const HOME_GALLERY = { from: 50, shown: 9 };

export const gallery = resourceContent({
  queries: galleryQueries,
  fixedPaths: ['/gallery'],
  changes: (snapshot) => changesOf(snapshot.gallery, () => ['/gallery', '/']),
});

function galleryQueries(snapshot: Snapshot) {
  const active = single(() => snapshot.gallery.filter(({ isActive }) => isActive));
  const photos = single((): Photo[] => active().map((picture) => pick(picture, PHOTO)));
  const photoByUrl = single(() => indexPhotos(photos()));
  const tripByUrl = single(() => indexTrips(snapshot));
  return {
    /** Active pictures in the order of the gallery. */
    gallery: photos,
    /** What the gallery says of the picture at an address. */
    photoOf: query((url: string): Photo | undefined => part(() => photoByUrl().get(url))),
    /** The first trip that shows the picture at an address. */
    tripOf: query((url: string): PicturedTrip | undefined => part(() => tripByUrl().get(url))),
    /** The pictures of the home page, featured ones first. */
    homeGallery: single((): Photo[] =>
      active()
        .slice(0, HOME_GALLERY.from)
        .toSorted((a, b) => Number(b.isFeatured) - Number(a.isFeatured))
        .slice(0, HOME_GALLERY.shown)
        .map((picture) => pick(picture, PHOTO)),
    ),
  };
}

function indexPhotos(photos: Photo[]): Map<string, Photo> {
  return new Map(photos.toReversed().map((photo) => [photo.image, photo]));
}

/** By the address of a picture, the first trip with it: tours come before packages. */
function indexTrips({ tours, packages }: Snapshot): Map<string, PicturedTrip> {
  const listPictures = (trip: Tour | Package, path: string) =>
    [trip.image, ...trip.gallery.map(({ url }) => url)].map((url): [string, PicturedTrip] => [
      url,
      { title: trip.title, path },
    ]);
  const isActive = (trip: Tour | Package) => trip.isActive;
  const pictures = [
    ...tours.filter(isActive).flatMap((tour) => listPictures(tour, publicPath.tours(tour.slug))),
    ...packages
      .filter(isActive)
      .flatMap((each) => listPictures(each, publicPath.packages(each.slug))),
  ];
  return new Map(pictures.toReversed());
}
