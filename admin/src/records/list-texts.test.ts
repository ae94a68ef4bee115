import { expect, it } from 'vitest';
import { listTexts } from './list-texts.ts';

it('is made of the words of the resource', () => {
  expect(listTexts('blog')).toEqual({
    title: 'Blog Posts',
    search: 'Search blog posts',
    empty: 'No blog posts found. Add your first blog post to get started!',
    failure: 'Blog posts could not be loaded.',
  });
});

it('says its own texts in their place', () => {
  const { title, search } = listTexts('tours', { title: 'Tours Management' });
  expect([title, search]).toEqual(['Tours Management', 'Search tours']);
});
