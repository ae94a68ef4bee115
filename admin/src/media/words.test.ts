import { describe, expect, it } from 'vitest';
import { formatBytes, formatPixels } from './words.ts';

describe('formatBytes', () => {
  it('gives the largest unit of which there is one', () => {
    expect([0, 1, 1023].map(formatBytes)).toEqual(['0 bytes', '1 byte', '1023 bytes']);
    expect([1024, 49_000, 1_048_000].map(formatBytes)).toEqual(['1 KB', '48 KB', '1023 KB']);
    expect([1_048_575, 2_500_000].map(formatBytes)).toEqual(['1.0 MB', '2.4 MB']);
  });
});

describe('formatPixels', () => {
  it('puts the width first', () => {
    expect(formatPixels({ width: 1536, height: 1024 })).toBe('1536 × 1024');
  });
});
