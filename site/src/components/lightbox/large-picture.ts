import { variantUrl } from '@karibu/graph/contract';
import type { Content } from '#content/content.ts';

/**
 * The lightbox shows a picture at most 1,200 pixels wide, so this width of it is enough where a
 * pixel is one of the screen.
 */
const LARGE_WIDTH = 1280;

/** The address of the large picture; a pasted address is used as it is. */
export function largePicture(url: string, content: Content): string {
  const media = content.media(url);
  return media ? variantUrl(media.url, LARGE_WIDTH) : url;
}

/** The widths that it has for finer screens, as `data-wide` has them: `2048 2560`. */
export function finerWidths(url: string, content: Content): string | undefined {
  const media = content.media(url);
  return media?.widths.filter((width) => width > media.width).join(' ') || undefined;
}
