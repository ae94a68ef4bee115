import { describe, expect, it } from 'vitest';
import { changeTags, splitTags } from './split-tags.ts';

describe('splitTags', () => {
  it('reads tags between commas, in lower case and each once', () => {
    expect(splitTags(' Elephants, dusk,, elephants ,Red door')).toEqual([
      ...['elephants', 'dusk', 'red door'],
    ]);
    expect(splitTags(' , ')).toEqual([]);
  });
});

describe('changeTags', () => {
  it('adds what is not there and takes away what is', () => {
    expect(changeTags(['a', 'b'], ['b', 'c'], ['a', 'x'])).toEqual(['b', 'c']);
  });
});
