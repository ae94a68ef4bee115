import sanitizeHtml from 'sanitize-html';
import { isBlankHtml } from '../fields/index.ts';
import { embedVideoLinks, toVideoEmbed } from '../fields/video-embed.ts';
import { faultOfAddress } from '../fields/web-address.ts';

const RICH_TEXT: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
    ...['ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'span', 'a'],
    ...['img', 'figure', 'figcaption', 'iframe', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    iframe: ['src', 'title', 'allow', 'allowfullscreen', 'loading', 'referrerpolicy'],
    span: ['class'],
  },
  allowedClasses: { span: ['text-small', 'text-large', 'text-huge'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedIframeHostnames: ['www.youtube-nocookie.com', 'player.vimeo.com'],
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: { ...without(attribs, 'href'), rel: 'noopener' },
    }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...without(attribs, 'src'), loading: 'lazy' },
    }),
    iframe: (tagName, { src = '', title }) => ({ tagName, attribs: toPlayer(src, title) }),
  },
  exclusiveFilter: ({ tag, attribs }) => ['iframe', 'img'].includes(tag) && !attribs.src,
};

/** The attributes, without an address that does not do. */
function without(attributes: sanitizeHtml.Attributes, name: string): sanitizeHtml.Attributes {
  const { [name]: address, ...others } = attributes;
  return address !== undefined && isPlainLink(address) ? attributes : others;
}

/**
 * Web addresses keep to the rules of address fields, but may lack the scheme and hold spaces, as
 * pasted ones do. All others name no host.
 */
function isPlainLink(address: string): boolean {
  if (/^(?:mailto|tel):/i.test(address)) return true;
  const isLocal = /^(?:[#?]|\/?[\w.-])/.test(address) && !/^[\w+.-]*:/.test(address);
  const whole = address.trim().replace(/^\/\//, 'https://').replaceAll(' ', '%20');
  return isLocal || faultOfAddress(whole) === null;
}

/** The attributes of a video player. Any other frame loses its address and is then removed. */
function toPlayer(src: string, title = ''): sanitizeHtml.Attributes {
  const embed = toVideoEmbed(src);
  if (!embed) return {};
  return {
    src: embed,
    title: title || 'Video',
    loading: 'lazy',
    allow: 'fullscreen; picture-in-picture',
    allowfullscreen: '',
    // Without the origin YouTube refuses to play.
    referrerpolicy: 'strict-origin-when-cross-origin',
  };
}

/**
 * Rich text with only what the list above allows: no scripts, no handlers, no frames but video
 * players. Links to videos become players. HTML that shows nothing becomes ''.
 */
export function sanitizeRichText(html: string): string {
  const clean = sanitizeHtml(embedVideoLinks(html), RICH_TEXT);
  return isBlankHtml(clean) ? '' : clean;
}

/** Stored rich text with only what the list above allows. What was written by the API stays. */
export function cleanRichText(html: string): string {
  return PLAIN.test(html) ? html : sanitizeHtml(html, RICH_TEXT);
}

/** Text and bare tags that are allowed: most rich text, of which there is nothing to clean. */
const PLAIN = new RegExp(`^(?:[^<>]|</?(?:${plainTags().join('|')}) ?/?>)*$`);

function plainTags(): string[] {
  const tags = RICH_TEXT.allowedTags || [];
  return tags.filter((tag) => !['a', 'img', 'iframe'].includes(tag));
}
