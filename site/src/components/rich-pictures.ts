import { type Media, publicIdOf } from '@karibu/graph/contract';
import { pictureSource } from './picture.ts';

/** The `sizes` of a picture in a text, which is as wide as its column at most. */
const TEXT_SIZES = '(min-width:46rem) 44rem,100vw';

/**
 * Sanitised rich text in which each picture that we keep comes in its widths, and leaves room for
 * itself. Others, and one whose size somebody has set, keep what is said of them.
 */
export function sizePictures(html: string, mediaOf: (url: string) => Media | undefined): string {
  return html.replaceAll(PICTURE, (tag, start: string, url: string, end: string) => {
    const media = publicIdOf(url) === null ? undefined : mediaOf(url);
    const { src, srcset, width, height } = pictureSource(url, media);
    if (!srcset) return tag;
    const size = SIZED.test(tag) ? '' : ` width="${width}" height="${height}"`;
    return `${start}${src}" srcset="${srcset}" sizes="${TEXT_SIZES}"${size}${end}`;
  });
}

/** As the API writes it: attributes in double quotes. */
const PICTURE = /(<img\b[^<>]*?\ssrc=")([^"<>]*)"([^<>]*>)/g;
const SIZED = /\s(?:width|height)="/;
