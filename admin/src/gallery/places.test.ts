import { describe, expect, it } from 'vitest';
import { placesToChange } from './places.ts';

const places = (text: string) =>
  text.split(' ').map((each) => ({ id: each.charAt(0), sortOrder: Number(each.slice(1)) }));

describe('placesToChange', () => {
  it('changes those alone that stand elsewhere then', () => {
    expect(placesToChange(places('a1 b2 c5 d9'), ['a', 'c', 'b', 'd'])).toEqual(places('c2 b5'));
    expect(placesToChange(places('a1 b2 c5 d9'), ['a', 'b', 'c', 'd'])).toEqual([]);
  });

  it('moves the shown ones among themselves and leaves the others between them', () => {
    expect(placesToChange(places('a1 b2 c3 d4'), ['d', 'a'])).toEqual(places('d1 a4'));
  });

  it('gives numbers of their own to pictures that share one', () => {
    expect(placesToChange(places('a0 b0 c0 d3'), ['b', 'a', 'c', 'd'])).toEqual(
      places('b1 a2 c3 d4'),
    );
  });

  it('passes over pictures that are gone meanwhile', () => {
    expect(placesToChange(places('a1 b2'), ['b', 'x', 'a'])).toEqual(places('b1 a2'));
  });
});
