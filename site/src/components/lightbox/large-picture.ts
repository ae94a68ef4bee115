import { variantUrl } from '@karibu/graph/contract';
import type { Content } from '#content/content.ts';

/** The lightbox shows a picture at most 1,200 pixels wide, so this width of it is enough. */
const LARGE_WIDTH = 1280;

/** The address of the large picture; a pasted address is used as it is. */
export function largePicture(url: string, content: Content): string {
  return content.media(url) ? variantUrl(url, LARGE_WIDTH) : url;
}
