import { describe, expect, it } from 'vitest';
import { listScenes, replaceScenes } from './pictures.ts';

const CONTENT = {
  slug: 'zanzibar',
  image: 'zanzibar',
  authorImage: 'portrait-salim-haji',
  avatar: 'https://pictures.example/own.jpg',
  gallery: [{ url: 'serengeti', type: 'image' }],
};

describe('the pictures of the demo', () => {
  it('are those that fields for pictures name, each once', () => {
    const scenes = listScenes([CONTENT, CONTENT]);
    expect([...scenes].sort()).toEqual(['portrait-salim-haji', 'serengeti', 'zanzibar']);
  });

  it('take the place of their names, and of nothing else', () => {
    const addresses = new Map(
      ['zanzibar', 'portrait-salim-haji', 'serengeti'].map((name) => [name, `/uploads/${name}`]),
    );
    expect(replaceScenes(CONTENT, addresses)).toEqual({
      slug: 'zanzibar',
      image: '/uploads/zanzibar',
      authorImage: '/uploads/portrait-salim-haji',
      avatar: 'https://pictures.example/own.jpg',
      gallery: [{ url: '/uploads/serengeti', type: 'image' }],
    });
  });
});
