import { ICON_SIZES, iconUrl } from '@karibu/graph/contract';
import type { Content } from '#content/content.ts';
import { absoluteUrl } from './structured-data.ts';

/** An icon of the site, as a web manifest lists it. */
type SiteIcon = { src: string; type: string; sizes: string };

/** The mark that stands in where the settings have no logo of which icons are kept. */
const MARK: SiteIcon = { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' };

/** The icons of the site, from the operator's logo or the mark. The first is the favicon. */
export function listIcons(content: Content): SiteIcon[] {
  const logo = findLogo(content);
  const icons = ICON_SIZES.map((size) => ({
    src: (logo && iconUrl(logo, size)) || `/icon-${size}.png`,
    type: 'image/png',
    sizes: `${size}x${size}`,
  }));
  return logo ? icons : [MARK, ...icons];
}

/** The address of the icon for a phone's home screen, which has no transparency. */
export function touchIcon(content: Content): string {
  const logo = findLogo(content);
  return (logo && iconUrl(logo, ICON_SIZES[0])) || '/apple-touch-icon.png';
}

/** The absolute address of the operator's logo, for search engines; else that of the mark. */
export function logoAddress(content: Content): string {
  return absoluteUrl(content, content.settings().logo || `/icon-${ICON_SIZES[1]}.png`);
}

function findLogo(content: Content): string | undefined {
  const { logo } = content.settings();
  return content.media(logo)?.hasIcons ? logo : undefined;
}
