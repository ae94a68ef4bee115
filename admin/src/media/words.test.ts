import { describe, expect, it } from 'vitest';
import { formatBytes, formatPixels, sayReplaced } from './words.ts';

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

describe('sayReplaced', () => {
  it('OFF-22 counts the records, and says plainly that none showed the picture', () => {
    expect([1, 2].map(sayReplaced)).toEqual([
      'Picture replaced in 1 record',
      'Picture replaced in 2 records',
    ]);
    expect(sayReplaced(0)).toBe('No record shows this picture any more. Nothing was replaced.');
  });
});
