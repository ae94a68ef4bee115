import { describe, expect, it } from 'vitest';
import { toLinkAddress } from './link-address.ts';

describe('toLinkAddress', () => {
  it.each([
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    [' www.example.org/a ', 'https://www.example.org/a'],
    ['/tours/reef', '/tours/reef'],
    ['#prices', '#prices'],
    ['guide@example.org', 'mailto:guide@example.org'],
    ['mailto:guide@example.org', 'mailto:guide@example.org'],
    ['+255 712 000 001', 'tel:+255712000001'],
  ])('takes %s for %s', (typed, address) => {
    expect(toLinkAddress(typed)).toBe(address);
  });

  it.each(['', 'javascript:alert(1)', 'ftp://example.org', 'two words', 'https://'])(
    'refuses “%s”',
    (typed) => {
      expect(toLinkAddress(typed)).toBeNull();
    },
  );
});
