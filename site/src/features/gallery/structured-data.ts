import type { Content } from '#content/content.ts';
import { absoluteUrl, type Thing } from '#layouts/structured-data.ts';
import * as words from './gallery.words.ts';

/** As many as it shows at first on a wide screen. */
const MOST_PICTURES = 12;

/**
 * The gallery with its first pictures, as search engines read it; the sitemap of pictures has all.
 * A picture says whose it is:
 * https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata
 */
export function describeGallery(content: Content): Thing[] {
  const creditText = content.settings().siteName;
  const photos = content.gallery().slice(0, MOST_PICTURES);
  const image = photos.map((photo) => ({
    '@type': 'ImageObject',
    contentUrl: absoluteUrl(content, photo.image),
    creditText,
  }));
  return image.length > 0 ? [{ '@type': 'ImageGallery', name: words.title, image }] : [];
}
