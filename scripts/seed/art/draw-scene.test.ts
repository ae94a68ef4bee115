import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawScene, isSceneName, SCENES } from './draw-scene.ts';

const SMALL = { width: 192, height: 128 };

describe('drawScene', () => {
  it('draws every scene in the size that is asked for, and no two alike', async () => {
    const prints = new Set<string>();
    for (const name of SCENES) {
      const picture = await drawScene(name, SMALL);
      const { width, height } = await sharp(picture).metadata();
      expect({ name, width, height }).toEqual({ name, ...SMALL });
      prints.add(createHash('sha256').update(picture).digest('hex'));
    }
    expect(prints.size).toBe(SCENES.length);
  }, 120_000);

  it('gives the same bytes for the same scene', async () => {
    const first = await drawScene('serengeti', SMALL);
    const second = await drawScene('serengeti', SMALL);
    expect(first.equals(second)).toBe(true);
  }, 30_000);

  it('fills a tall format to its edges', async () => {
    const tall = sharp(await drawScene('zanzibar', { width: 120, height: 240 }));
    const corner = await tall.extract({ left: 0, top: 0, width: 40, height: 20 }).stats();
    expect(corner.channels.every(({ mean }) => mean > 10)).toBe(true);
  }, 30_000);
});

describe('isSceneName', () => {
  it('tells scene names from other text', () => {
    expect(isSceneName('mafia-whale-sharks')).toBe(true);
    expect(isSceneName('toString')).toBe(false);
  });
});
