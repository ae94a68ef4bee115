import { withoutEmoji } from '@karibu/graph/contract';

/**
 * The slug that the API will make of a title, as far as it can be told here: `''` while nothing can
 * be made of it, or where letters need the API's transliteration.
 */
export function previewSlug(title: string): string {
  const plain = withoutEmoji(title)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['‘’]/g, '')
    .replace(/[“”–—…]/g, '-');
  if (/\P{ASCII}/u.test(plain)) return '';
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-+|-+$/g, '');
}
