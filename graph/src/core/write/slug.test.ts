import { expect, test } from 'vitest';
import { toSlug } from './slug.ts';

test.each([
  ['🦁 Lions at dawn', 'lions-at-dawn'],
  ['Lions 🦁🌅 at dawn', 'lions-at-dawn'],
  ['Family 👨‍👩‍👧‍👦 safari 👍🏽', 'family-safari'],
  ['Tanzania 🇹🇿 in 7️⃣ days', 'tanzania-in-days'],
  ['❤️ Zanzibar ☀️', 'zanzibar'],
  ['Łódź & Зanzibar', 'lodz-zanzibar'],
  ['5 Days © 2027', '5-days-2027'],
])('an emoji leaves nothing in a slug: %s', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});

test('a title of emoji alone gets a slug of its own', () => {
  expect(toSlug('🦁🦁')).toMatch(/^[0-9a-f]{8}$/);
});
