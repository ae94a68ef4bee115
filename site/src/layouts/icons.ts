import { variantUrl } from '@karibu/graph/contract';
import type { Content } from '#content/content.ts';

/** An icon of the site, as a web manifest lists it. */
export type SiteIcon = { src: string; type: string; sizes: string };

/** The mark that stands in where the settings have no logo, or one that is no square. */
const MARK: SiteIcon = { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' };

const ICON_WIDTH = 320;
const MOST_OBLONG = 1.25;

/** The icons of the site: the operator's logo where it is about square, else the mark. */
export function listIcons(content: Content): SiteIcon[] {
  const { logo } = content.settings();
  const media = logo ? content.media(logo) : undefined;
  if (!media) return [MARK];
  const { width, height } = media;
  if (Math.max(width / height, height / width) > MOST_OBLONG) return [MARK];
  const shown = Math.min(width, ICON_WIDTH);
  const sizes = `${shown}x${Math.round((height * shown) / width)}`;
  return [{ src: variantUrl(logo, ICON_WIDTH), type: 'image/webp', sizes }];
}
