import { type GalleryItem, pick, type Snapshot } from '@karibu/graph/contract';
import { changesOf } from './page-changes.ts';
import { single } from './query.ts';
import { resourceContent } from './resource-content.ts';

const PHOTO = ['title', 'image', 'alt', 'category'] as const;

/** What is shown of a picture of the gallery. */
export type Photo = Pick<GalleryItem, (typeof PHOTO)[number]>;

/** The home page chooses from the first pictures of the gallery, and shows a few. */
const HOME_GALLERY = { from: 50, shown: 9 };

export const gallery = resourceContent({
  queries: galleryQueries,
  fixedPaths: ['/gallery'],
  changes: (snapshot) => changesOf(snapshot.gallery, () => ['/gallery', '/']),
});

function galleryQueries(snapshot: Snapshot) {
  const active = single(() => snapshot.gallery.filter(({ isActive }) => isActive));
  return {
    /** Active pictures in the order of the gallery. */
    gallery: single((): Photo[] => active().map((picture) => pick(picture, PHOTO))),
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
