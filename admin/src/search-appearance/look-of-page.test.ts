import { expect, test } from 'vitest';
import { lookOfPage } from './look-of-page.ts';

const TITLE = 'Serengeti in June';
const PAGE = { description: '<p>The herds are in the west.</p>', searchTitle: '' };

test('OFF-15 without values of their own, title and description are those of the page', () => {
  expect(lookOfPage(TITLE, PAGE, 'Karibu')).toEqual({
    title: 'Serengeti in June · Karibu',
    description: 'The herds are in the west.',
    hints: [],
  });
  expect(lookOfPage(TITLE, { ...PAGE, excerpt: 'West.' }, 'Karibu').description).toBe('West.');
});

test('OFF-15 values for search engines replace them', () => {
  const own = { ...PAGE, searchTitle: 'June safaris', searchDescription: 'Five days.' };
  expect(lookOfPage(TITLE, own, 'Karibu')).toMatchObject({
    title: 'June safaris',
    description: 'Five days.',
  });
});

test('OFF-15 what is too long is cut as search engines do, and said', () => {
  const long = { ...PAGE, searchTitle: 'A word '.repeat(10).trim() };
  const { title, hints } = lookOfPage(TITLE, long, 'Karibu');
  expect(title).toMatch(/…$/);
  expect(hints).toEqual(['The title has 69 letters. Search engines show about 60.']);
});
