import { describe, expect, it } from 'vitest';
import { readRecords } from './read-content.ts';

const WORDS_PER_MINUTE = 180;
const blog = await readRecords('blog');
const published = blog.filter(({ isPublished }) => isPublished);

function countWords(html: string): number {
  return html
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length;
}

describe('the demo’s blog', () => {
  it('has twelve posts of substance and a draft', () => {
    expect(published).toHaveLength(12);
    expect(blog.length - published.length).toBe(1);
    for (const { slug, content } of published) {
      expect(countWords(content), slug).toBeGreaterThanOrEqual(300);
      expect(countWords(content), slug).toBeLessThanOrEqual(700);
    }
  });

  it.each(blog)('says truly how long it takes to read: $slug', ({ content, readTime }) => {
    const minutes = Math.max(1, Math.round(countWords(content) / WORDS_PER_MINUTE));
    expect(readTime).toBe(`${minutes} min read`);
  });

  it('has four categories, one with enough posts for three related ones', () => {
    const sizes = Map.groupBy(published, ({ category }) => category);
    expect(sizes.size).toBe(4);
    expect([...sizes.values()].some((posts) => posts.length > 3)).toBe(true);
  });

  it('has an address and a date of its own for every post', () => {
    expect(new Set(blog.map(({ slug }) => slug)).size).toBe(blog.length);
    expect(new Set(blog.map(({ publishedDate }) => publishedDate)).size).toBe(blog.length);
  });
});
