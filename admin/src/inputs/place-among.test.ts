import { describe, expect, it } from 'vitest';
import { placeAmong } from './place-among.ts';

const stored = (text: string) => [...text].map((url) => ({ url }));

describe('placeAmong', () => {
  it('puts a picture behind the nearest one before it that has arrived', () => {
    expect(placeAmong(stored('xabd'), ['a', 'b', 'c', 'd'], 2)).toBe(3);
    expect(placeAmong(stored('axyd'), ['a', undefined, 'c', 'd'], 2)).toBe(1);
  });

  it('puts the first ones before those that have arrived already', () => {
    expect(placeAmong(stored('xcd'), ['a', undefined, 'c', 'd'], 0)).toBe(1);
  });

  it('knows no place while none of the others is there, or all were removed since', () => {
    expect(placeAmong(stored('xy'), ['a', undefined], 0)).toBeNull();
    expect(placeAmong(stored('xy'), ['a', 'b', 'c'], 2)).toBeNull();
  });
});
