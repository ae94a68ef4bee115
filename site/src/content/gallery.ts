import {
  type GalleryItem,
  type Package,
  pick,
  publicPath,
  type Snapshot,
  type Tour,
} from '@karibu/graph/contract';
import { oneOf } from './lookups.ts';
import { changesOf } from './page-changes.ts';
import { entries, ofRecord, single } from './query.ts';
import { resourceContent } from './resource-content.ts';

const PHOTO = ['title', 'description', 'image', 'alt', 'category'] as const;

/** What is shown of a picture of the gallery. */
export type Photo = Pick<GalleryItem, (typeof PHOTO)[number]>;

/** What is said of a tour or package beside a picture of it, and its pictures. */
type PicturedTrip = { shown: { title: string; path: string }; pictures: string[] };

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
  /** What trips show: tours come before packages. */
  const pictured = single((): PicturedTrip[] => [
    ...snapshot.tours.filter(({ isActive }) => isActive).map(picturedTour),
    ...snapshot.packages.filter(({ isActive }) => isActive).map(picturedPackage),
  ]);
  return {
    /** Active pictures in the order of the gallery. */
    gallery: photos,
    /** What the gallery says of the picture at an address. */
    photoOf: oneOf(
      single(() => photos().toReversed()),
      ({ image }) => image,
    ),
    /** The first trip that shows the picture at an address. */
    tripOf: entries(single(() => indexPictures(pictured()))),
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

const picturedTour = ofRecord((tour: Tour) => picturedTrip(tour, publicPath.tours(tour.slug)));
const picturedPackage = ofRecord((each: Package) =>
  picturedTrip(each, publicPath.packages(each.slug)),
);

function picturedTrip({ title, image, gallery }: Tour | Package, path: string): PicturedTrip {
  return { shown: { title, path }, pictures: [image, ...gallery.map(({ url }) => url)] };
}

/** By the address of a picture, the first trip with it. */
function indexPictures(trips: readonly PicturedTrip[]) {
  const index = new Map<string, PicturedTrip['shown']>();
  for (const { shown, pictures } of trips.toReversed()) {
    for (const url of pictures) index.set(url, shown);
  }
  return index;
}
