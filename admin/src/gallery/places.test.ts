import { describe, expect, it } from 'vitest';
import { placesToChange, standAsSeen } from './places.ts';

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

  it('makes room where pictures share a number, and no further', () => {
    expect(placesToChange(places('a0 b0 c0 d3'), ['b', 'a', 'c', 'd'])).toEqual(places('a1 c2'));
    expect(placesToChange(places('a0 b0 c7 d8'), ['a', 'b', 'd', 'c'])).toEqual(places('d7 c8'));
    expect(placesToChange(places('a4 b4'), ['b', 'a'])).toEqual(places('a5'));
  });

  it('passes over pictures that are gone meanwhile', () => {
    expect(placesToChange(places('a1 b2'), ['b', 'x', 'a'])).toEqual(places('b1 a2'));
  });
});

it('knows whether pictures stand as they were seen, whatever came or went between them', () => {
  const all = places('a1 b2 c3 d4');
  expect(standAsSeen(all, ['a', 'x', 'c', 'd'])).toBe(true);
  expect(standAsSeen(all, ['a', 'c', 'b'])).toBe(false);
  expect(standAsSeen(all, [])).toBe(true);
});
