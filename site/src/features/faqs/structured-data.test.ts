import { expect, test } from 'vitest';
import { describeFaqs } from './structured-data.ts';

test('TRIP-15 each question has its answer, in the order of the page', () => {
  const [page] = describeFaqs([
    { id: 'a', question: 'Is it cold?', answer: 'At night.' },
    { id: 'b', question: 'Is there a pool?', answer: 'No.' },
  ]);
  expect(page?.['@type']).toBe('FAQPage');
  expect(page?.mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'Is it cold?',
      acceptedAnswer: { '@type': 'Answer', text: 'At night.' },
    },
    {
      '@type': 'Question',
      name: 'Is there a pool?',
      acceptedAnswer: { '@type': 'Answer', text: 'No.' },
    },
  ]);
});

test('TRIP-15 without questions there is no page of them', () => {
  expect(describeFaqs([])).toEqual([]);
});
