import { describe, expect, it } from 'vitest';
import { previewSlug } from './slug-preview.ts';

describe('previewSlug', () => {
  it.each([
    ['Ngorongoro’s rim — at dawn…', 'ngorongoros-rim-at-dawn'],
    ['5 Days/4 Nights & more', '5-days-4-nights-more'],
    ['🦁 Lions 🌅 at dawn', 'lions-at-dawn'],
    ['Île de la Réunion', 'ile-de-la-reunion'],
  ])('makes of %s what the API makes of it', (title, slug) => {
    expect(previewSlug(title)).toBe(slug);
  });

  it.each(['', ' … ', 'Łódź', '東アフリカ'])('promises nothing for “%s”', (title) => {
    expect(previewSlug(title)).toBe('');
  });
});
