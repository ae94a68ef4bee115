import { imageSrcset, type Media, variantUrl } from '@karibu/graph/contract';

/** What an `img` needs to show a picture at the right size without moving the page. */
export type PictureSource = {
  src: string;
  srcset: string | undefined;
  width: number | undefined;
  height: number | undefined;
  /** A CSS background to show until the picture is there. */
  placeholder: string | undefined;
  /** Its own alternative text, wherever it is shown. */
  alt: string | undefined;
  /** The CSS `object-position` that keeps its focal point in view. */
  position: string | undefined;
};

/** What is in view as a page opens: the picture behind its title, or the first card of its list. */
export type Opening = keyof typeof OPENING_SIZES;

/**
 * The `sizes` of a picture that is in view as a page opens. On an upright screen it is drawn wider
 * than the screen, and its sides are cut off. This asks for less than its full width: phones have
 * pixels to spare and are slow to fetch.
 */
export const OPENING_SIZES = {
  hero: '100vw',
  card: '(min-width:64em) 34vw,(min-width:40em) 50vw,100vw',
};

/** Stands in for a picture until it is fetched. */
export const BLANK_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

const FALLBACK_WIDTH = 768;

/**
 * A picture that we keep has several widths. A pasted address has no media and is used as it is.
 * Where it spans the screen, `isWide`, it has those for fine screens too.
 */
export function pictureSource(
  url: string,
  media: Media | undefined,
  isWide = false,
): PictureSource {
  const widths = media?.widths.filter((width) => isWide || width <= media.width);
  return {
    src: media ? variantUrl(media.url, FALLBACK_WIDTH) : url,
    srcset: (media && imageSrcset(media.url, widths)) || undefined,
    width: media?.width,
    height: media?.height,
    placeholder: media?.placeholder && placeholderOf(media.placeholder),
    alt: media?.alt,
    position: media?.focus && `${media.focus.x}% ${media.focus.y}%`,
  };
}

/**
 * The widths of a `srcset` of ours, as `data-widths` has them: `320 640`. With them the
 * page's script, `layouts/page/nearby-pictures.ts`, writes the `srcset` from a tenth of its bytes.
 */
export function listWidths(srcset: string | undefined): string | undefined {
  return srcset?.match(/(?<= )\d+(?=w)/g)?.join(' ');
}

function placeholderOf(colours: string): string | undefined {
  const pair = /^(#[\da-f]{6}) (#[\da-f]{6})$/i.exec(colours);
  return pair ? `linear-gradient(${pair[1]},${pair[2]})` : undefined;
}
