import { expect, test } from 'vitest';
import { shareLinks } from './share-links.ts';

test('POST-3 each link holds the page, and Twitter the title too', () => {
  const page = 'https://karibu.example/blog/a-fair-tip';
  const links = shareLinks(page, 'Tip & thanks: 10 % or more?');
  expect(links.map(({ label }) => label)).toEqual(['Facebook', 'Twitter', 'LinkedIn']);
  for (const { address } of links) {
    expect([...new URL(address).searchParams.values()]).toContain(page);
  }
  const twitter = new URL(links[1]?.address ?? '');
  expect(twitter.searchParams.get('text')).toBe('Tip & thanks: 10 % or more?');
});
