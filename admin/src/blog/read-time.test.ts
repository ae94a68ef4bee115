import { expect, test } from 'vitest';
import { sayReadTime } from './read-time.ts';

const text = (words: number) => `<p>${'simba '.repeat(words)}</p>`;

test.each([
  ['', '1 min read'],
  ['<p>The <strong>river</strong> decides.</p>', '1 min read'],
  [text(320), '1 min read'],
  [text(340), '2 min read'],
  [text(2200), '10 min read'],
])('says how long a text takes to read', (html, words) => {
  expect(sayReadTime(html)).toBe(words);
});

test('counts words and not their marks', () => {
  const marks = '<img alt="a b c" src="/uploads/a.webp"><p> – … · </p>'.repeat(400);
  expect(sayReadTime(marks)).toBe('1 min read');
});
