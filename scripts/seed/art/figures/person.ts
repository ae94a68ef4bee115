import { closedCurve, limb, oval, polygon } from '../core/path.ts';
import type { Figure, Part } from './figure.ts';

/** A trekker with pack and pole; `accent` is the pack, `light` the jacket, `dark` hat and boots. */
export function trekker(stride: 1 | -1): Figure {
  const s = stride * 11;
  return {
    far: [
      limb(`1,-50,6 ${-s * 0.5},-28,4.2 ${-s - 3},-6,3 ${-s},-1.5,3`),
      limb('2,-76,3.6 10,-64,2.8 17,-60,2.4'),
    ],
    body: [limb(`0,-52,7 ${s * 0.7},-28,4.4 ${s},-6,3.2 ${s + 4},-1.6,2.8`)],
    details: [
      { outline: closedCurve('-6,-80 0,-84 6,-80 8,-66 6,-48 -6,-47 -8,-62'), material: 'light' },
      { outline: closedCurve('-6,-82 -16,-80 -20,-68 -17,-54 -8,-52 -5,-66'), material: 'accent' },
      { outline: limb('2,-77,3.6 5,-65,3 13,-59,2.4'), material: 'light' },
      { outline: oval(2, -91, 5.4, 6.4), material: 'horn' },
      {
        outline: closedCurve('-6,-93 -3,-99 4,-99.5 8,-94 12,-92.6 7,-91.6 -4,-91.4'),
        material: 'dark',
      },
      { outline: limb('13,-61,0.8 17,-30,0.7 21,0,0.6'), material: 'dark' },
    ],
  };
}

export type MaasaiPose = 'walk' | 'stand';

/** A Maasai herder in a draped shuka, holding a staff; `accent` is the check of the cloth. */
export function maasai(pose: MaasaiPose, seed = 0): Figure {
  const s = pose === 'walk' ? 9 : 2;
  const cloth = closedCurve(
    `-7,-84 0,-87 8,-84 11,-74 ${10 + s * 0.3},-56 ${12 + s * 0.5},-36 ${9 + s * 0.4},-27 ${-2},-25 ${-11 - s * 0.5},-28 ${-12},-46 -10,-66`,
  );
  return {
    far: [limb(`-3,-34,3.6 ${-4 - s},-16,2.4 ${-6 - s * 1.5},-3,1.9 ${-2 - s * 1.5},-1,1.8`)],
    body: [
      limb(`3,-34,3.8 ${4 + s * 0.8},-17,2.5 ${3 + s},-3,2 ${8 + s},-1,1.8`),
      limb('0,-84,3 1.6,-92,2.6'),
      oval(2.4, -95, 4.4, 5.4),
    ],
    coat: [],
    details: [
      { outline: cloth, material: 'light' },
      ...checks(cloth, seed),
      {
        outline: closedCurve(`8,-84 12,-74 ${13 + s * 0.3},-58 8,-47 3,-45 6,-60 3,-76`),
        material: 'mane',
      },
      { outline: limb('8,-76,3 14,-66,2.2 20,-63,1.9'), material: 'dark' },
      { outline: limb('21,-94,0.8 19.6,-50,0.8 19,0,0.7'), material: 'horn' },
      { outline: limb('-1.4,-89,0.9 1.6,-88,1 4.4,-89,0.9'), material: 'horn' },
    ],
  };
}

/** Threads of a checked cloth, kept inside by drawing them along the cloth's own lines. */
function checks(_cloth: string, seed: number): Part[] {
  const parts: Part[] = [];
  for (let i = 0; i < 6; i++) {
    const y = -78 + i * 9 + (seed % 3);
    parts.push({
      outline: limb([
        [-8.6 - (i > 2 ? 1.4 : 0), y, 0.7],
        [0, y + 2, 0.8],
        [9.4 + (i > 2 ? 0.8 : 0), y + 0.6, 0.6],
      ]),
      material: 'accent',
    });
  }
  for (let i = 0; i < 3; i++) {
    const x = -5 + i * 4.6;
    parts.push({
      outline: limb([
        [x * 0.8, -82, 0.5],
        [x, -55, 0.7],
        [x * 1.3, -28, 0.6],
      ]),
      material: 'accent',
    });
  }
  return parts;
}

/** A swimmer with mask, snorkel and fins, lying level and facing right; 100 units is the body length. */
export function snorkeller(kick: number): Figure {
  return {
    far: [
      limb(`-4,-1,4.4 -26,${3 + kick},3.2 -46,${5 + kick * 1.4},2.2`),
      limb('28,2,3 34,14,2.4 40,22,2'),
    ],
    body: [
      closedCurve('34,-5 28,-8 12,-8.6 -2,-7 -8,-2 -2,4 14,6 28,5 34,2'),
      limb(`-4,-1,5 -26,${-1 - kick},3.4 -46,${-1 - kick * 1.6},2.3`),
      oval(41, -1.6, 6, 5.6),
      limb('24,2,3.2 22,16,2.6 28,26,2.2 30,29,2'),
    ],
    details: [
      {
        outline: polygon([
          [-44, -3.4 - kick * 1.6],
          [-70, -9 - kick * 2.4],
          [-72, -1 - kick * 2.4],
          [-45, 1.6 - kick * 1.6],
        ]),
        material: 'accent',
      },
      {
        outline: polygon([
          [-44, 3 + kick * 1.4],
          [-70, 6 + kick * 2.2],
          [-70, 14 + kick * 2.2],
          [-45, 8 + kick * 1.4],
        ]),
        material: 'accent',
      },
      { outline: closedCurve('42,-1 46,-3.4 48.6,-0.4 47,3.4 43,3'), material: 'dark' },
      { outline: limb('46,4,0.9 50,-2,0.9 47,-10,0.9 41,-17,0.9'), material: 'accent' },
      { outline: closedCurve('4,-7.6 -3,-6.6 -8,-2 -3,3.6 6,5.2'), material: 'mane' },
    ],
  };
}
