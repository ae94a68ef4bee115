import { imageSrcset, type Media, variantUrl } from '@karibu/graph/contract';

/** What an `img` needs to show a picture at the right size without moving the page. */
export type PictureSource = {
  src: string;
  srcset: string | undefined;
  width: number | undefined;
  height: number | undefined;
  /** A CSS background to show until the picture is there. */
  placeholder: string | undefined;
  /** What was written of the picture itself, wherever it is shown. */
  alt: string | undefined;
  /** The CSS position of what stays in sight where it is cropped; none is the middle. */
  position: string | undefined;
};

/** What is in view as a page opens: the picture behind its title, or the first card of its list. */
export type Opening = keyof typeof OPENING_SIZES;

/**
 * The `sizes` of a picture that is in view as a page opens. On an upright screen its sides are cut
 * off, so that it is drawn wider than the screen: this asks for less, as phones have more pixels than
 * they need, and wait for each.
 */
export const OPENING_SIZES = {
  hero: '100vw',
  card: '(min-width:64em) 34vw,(min-width:40em) 50vw,100vw',
};

/** Stands in for a picture until it is fetched. */
export const BLANK_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

const FALLBACK_WIDTH = 768;

/** A picture we keep comes in several widths; a pasted address (no media entry) is used as it is. */
export function pictureSource(url: string, media: Media | undefined): PictureSource {
  return {
    src: media ? variantUrl(url, FALLBACK_WIDTH) : url,
    srcset: (media && imageSrcset(url, media.widths)) || undefined,
    width: media?.width,
    height: media?.height,
    placeholder: media?.placeholder && placeholderOf(media.placeholder),
    alt: media?.alt,
    position: media?.focus && `${media.focus.x}% ${media.focus.y}%`,
  };
}

function placeholderOf(colours: string): string | undefined {
  const pair = /^(#[\da-f]{6}) (#[\da-f]{6})$/i.exec(colours);
  return pair ? `linear-gradient(${pair[1]},${pair[2]})` : undefined;
}
