import { closedCurve, limb } from '../core/path.ts';
import type { Figure, Part } from './figure.ts';

type ElephantPose = {
  /** Where the trunk goes. */
  readonly trunk: 'down' | 'drink' | 'curl' | 'raised';
  /** Stride from -1 to 1; the sign says which legs lead. */
  readonly stride: number;
  readonly tusks: boolean;
};

/** An African elephant in side view: saddle back, high forehead, map-shaped ear, pillar legs. */
export function elephant({ trunk, stride, tusks }: ElephantPose): Figure {
  return {
    far: [hindLeg(30, stride * 12), foreLeg(101, -stride * 12)],
    body: [
      torso(),
      limb(TRUNKS[trunk], 'round'),
      hindLeg(20, -stride * 11),
      foreLeg(92, stride * 13),
      tail(),
    ],
    details: [...(tusks ? tuskParts() : []), ...earParts(), eye()],
  };
}

const TRUNKS: Record<ElephantPose['trunk'], string> = {
  down: '127,-84,15 138,-67,11 142.5,-51,8.4 144,-35,6.6 143.5,-21,5.2 144,-10,4.2 149,-4,3.2',
  drink: '127,-84,15 138,-67,11 146,-49,8.4 152,-32,6.6 156,-17,5 158,-4,4 158,6,3',
  curl: '127,-84,15 138,-67,11 142.5,-51,8.4 143,-37,6.6 139.5,-26,5.2 132,-20,4.2 125,-23,3.2',
  raised: '126,-84,15 140,-73,11 151,-71,8.4 160,-79,6.6 164,-92,5.2 164,-105,4.2 169,-114,3.2',
};

function torso(): string {
  return closedCurve(`4,-76 8,-86 17,-94 32,-99 47,-96.5 60,-93 74,-95 87,-99.5 97,-100.5 105,-103 114,-110 123,-111
    132,-106 138.5,-96 142,-82 142,-68 135,-58 127,-53 118,-55 111,-55 104,-48 94,-43 78,-40 58,-38 42,-41 30,-46
    16,-46 6,-54 3,-66`);
}

function foreLeg(x: number, swing: number): string {
  return limb(
    [
      [x, -66, 15],
      [x + swing * 0.25, -50, 12],
      [x + swing * 0.5 + 0.8, -34, 9.6],
      [x + swing * 0.75, -20, 8.2],
      [x + swing * 0.95, -8, 8.4],
      [x + swing + 0.6, -3, 9.4],
      [x + swing + 0.8, 0, 9.6],
    ],
    'flat',
  );
}

function hindLeg(x: number, swing: number): string {
  return limb(
    [
      [x, -66, 18],
      [x + 3 + swing * 0.3, -50, 14.5],
      [x + 4.5 + swing * 0.5, -36, 10.6],
      [x + swing * 0.65, -22, 8.4],
      [x - 1.5 + swing * 0.9, -9, 8.2],
      [x - 0.5 + swing, -3, 9],
      [x + swing, 0, 9.3],
    ],
    'flat',
  );
}

function tail(): string {
  return limb('7,-84,2.4 1,-74,1.8 -2,-60,1.3 -2.5,-48,1.1 -3,-42,2.4 -3,-36,1.6', 'point');
}

function earParts(): Part[] {
  const ear =
    closedCurve(`116,-102 109,-106 98,-105 87,-99 79,-88 77,-75 81,-62 88,-52 95,-45 98.5,-44 102,-51
    107,-60 114,-69 119,-80 119.5,-92`);
  const fold = closedCurve(
    `116,-101 108,-105 98,-104 88,-98 82,-90 91,-96 101,-98.5 110,-96 115,-88 117,-78 119,-84 119,-93`,
  );
  return [
    { outline: ear, material: 'ear' },
    { outline: fold, material: 'light' },
  ];
}

function tuskParts(): Part[] {
  const tusk = limb('131,-62,2.9 138,-54,2.8 146,-49,2.2 153,-48,1.4 158,-50,0.6', 'round');
  return [{ outline: tusk, material: 'horn' }];
}

function eye(): Part {
  return { outline: closedCurve('127,-89 129,-90.4 131.4,-88.8 129.2,-87.6'), material: 'dark' };
}
