import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawScene, isSceneName, SCENES } from './draw-scene.ts';

const SMALL = { width: 192, height: 128 };

describe('drawScene', () => {
  it('draws every scene in the size that is asked for', { timeout: 60_000 }, async () => {
    for (const name of SCENES) {
      const { width, height } = await sharp(await drawScene(name, SMALL)).metadata();
      expect({ name, width, height }).toEqual({ name, ...SMALL });
    }
  });

  it('gives the same bytes for the same scene', { timeout: 60_000 }, async () => {
    const [first, second] = [
      await drawScene('serengeti', SMALL),
      await drawScene('serengeti', SMALL),
    ];
    expect(first.equals(second)).toBe(true);
  });

  it('draws no two scenes alike', { timeout: 60_000 }, async () => {
    const prints = new Set<string>();
    for (const name of SCENES) prints.add(digest(await drawScene(name, SMALL)));
    expect(prints.size).toBe(SCENES.length);
  });

  it('fills tall and square formats too', { timeout: 60_000 }, async () => {
    const tall = await sharp(await drawScene('zanzibar', { width: 120, height: 240 })).stats();
    expect(tall.isOpaque).toBe(true);
    expect(tall.entropy).toBeGreaterThan(4);
  });
});

describe('isSceneName', () => {
  it('tells scene names from other text', () => {
    expect(isSceneName('mafia-whale-sharks')).toBe(true);
    expect(isSceneName('toString')).toBe(false);
  });
});

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
