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

type MaasaiPose = 'walk' | 'stand';

/**
 * A Maasai herder in a draped shuka, holding a staff. The body colour is the cloth; `accent` is its
 * check, `mane` the shadow in its folds, `far` and `dark` the skin, `horn` staff and beads.
 */
export function maasai(pose: MaasaiPose, seed = 0): Figure {
  const s = pose === 'walk' ? 9 : 2;
  return {
    far: [
      limb(`-3,-36,3.6 ${-4 - s},-17,2.3 ${-7 - s * 1.4},-4,1.6 ${-3 - s * 1.3},-0.9,1.3`),
      limb(`3,-36,3.8 ${4 + s * 0.8},-18,2.5 ${3 + s},-4,1.7 ${8 + s},-0.9,1.3`),
      limb('0.4,-82,2.8 1.6,-91,2.5'),
      closedCurve(
        '-1.4,-87 -3.6,-92.6 -2.6,-97.4 0.6,-100 4,-98.8 5.8,-95.6 7.2,-92.6 6.4,-90.6 5.8,-88.6 2.6,-87',
      ),
    ],
    body: [
      closedCurve(`-7.6,-80 -4,-85 1,-86 6,-84 9.4,-79 12.4,-70 12,-58 ${12 + s * 0.4},-44 ${12.6 + s * 0.5},-31,1 ${8 + s * 0.3},-29.4
        ${3 + s * 0.1},-31.4 -2,-28.8 -7,-30 ${-12 - s * 0.4},-26.6,1 -12.6,-44 -11,-64`),
      ...(pose === 'walk'
        ? [closedCurve('-9,-66 -15,-52 -22,-40,1 -17,-36 -13,-33,1 -9,-46')]
        : []),
    ],
    coat: [...folds(s), ...checks(seed)],
    details: [
      {
        outline: closedCurve('3,-83 8,-81 12.4,-72 13,-62 10,-52 4,-46,1 5,-58 2,-72'),
        material: 'mane',
      },
      { outline: limb('9,-73,2.6 14.4,-65.4,2 20,-63,1.7'), material: 'dark' },
      { outline: limb('21.4,-96,0.7 20,-50,0.7 19,0,0.6'), material: 'horn' },
      { outline: limb('-1.8,-86.2,0.6 1.6,-85.2,0.7 4.8,-86.2,0.6'), material: 'light' },
    ],
  };
}

/** Shadows that run down the cloth from shoulder to hem. */
function folds(s: number): Part[] {
  const lines = [
    `-8,-70,0.5 -9,-48,1.6 ${-8 - s * 0.3},-26,2.2`,
    `-2,-60,0.4 -2.6,-44,1.2 -2,-26,2`,
    `6,-48,0.4 7,-40,1 ${7 + s * 0.3},-28,1.6`,
  ];
  return lines.map((line) => ({ outline: limb(line), material: 'mane' as const }));
}

/** The woven check: level and upright threads, clipped to the cloth. */
function checks(seed: number): Part[] {
  const level = Array.from({ length: 8 }, (_, i) => {
    const y = -81 + i * 7 + (seed % 3);
    return limb([
      [-24, y + 1, 0.55],
      [0, y + 2.4, 0.55],
      [24, y, 0.55],
    ]);
  });
  const upright = Array.from({ length: 6 }, (_, i) => {
    const x = -10 + i * 4.4;
    return limb([
      [x * 0.6, -88, 0.4],
      [x, -55, 0.5],
      [x * 1.35, -24, 0.5],
    ]);
  });
  return [...level, ...upright].map((outline) => ({ outline, material: 'accent' as const }));
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
      limb('31,-3,4 38,-2,3.4'),
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
      {
        outline: closedCurve(
          '6,-8.4 -4,-7 -12,-5.4 -19,-5.6 -19.6,0.4 -12,2.4 -17,5.6 -14,10 -6,7.4 0,5 6,5.4',
        ),
        material: 'mane',
      },
    ],
  };
}
