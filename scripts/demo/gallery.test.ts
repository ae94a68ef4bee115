import { GALLERY_CATEGORIES } from '@karibu/graph/contract';
import { describe, expect, it } from 'vitest';
import { readRecords } from './read-content.ts';

const gallery = await readRecords('gallery');

describe('the demo’s gallery', () => {
  it('has forty pictures, some in every category and some of them featured', () => {
    expect(gallery).toHaveLength(40);
    const categories = new Set(gallery.map(({ category }) => category));
    expect([...categories].sort()).toEqual([...GALLERY_CATEGORIES].sort());
    const featured = gallery.filter(({ isFeatured }) => isFeatured);
    expect(featured.length).toBeGreaterThan(3);
    expect(featured.length).toBeLessThan(20);
  });

  it('gives each a title, a place and a picture of its own, and says what is to be seen', () => {
    for (const key of ['title', 'sortOrder', 'image', 'alt'] as const) {
      expect(new Set(gallery.map((item) => item[key])).size, key).toBe(gallery.length);
    }
  });

  it('begins with one picture of each category', () => {
    const ordered = [...gallery].sort((a, b) => a.sortOrder - b.sortOrder);
    expect(new Set(ordered.slice(0, 6).map(({ category }) => category)).size).toBe(6);
  });
});
