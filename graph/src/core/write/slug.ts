import { randomBytes } from 'node:crypto';
import anyAscii from 'any-ascii';
import { withoutEmoji } from '#core/emoji.ts';
import { RESERVED_SLUGS } from '../fields/index.ts';

/** Lower-case, transliterated, hyphenated. A title that leaves nothing gets a random slug. */
export function toSlug(title: string): string {
  const slug = anyAscii(withoutEmoji(title))
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-+|-+$/g, '');
  const isUsable = slug !== '' && !RESERVED_SLUGS.includes(slug);
  return isUsable ? slug : [slug, randomBytes(4).toString('hex')].filter(Boolean).join('-');
}
