import { closedCurve, limb } from '../core/path.ts';
import type { Figure, Part } from './figure.ts';

export type ElephantPose = {
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
    body: [torso(), limb(TRUNKS[trunk], 'round'), hindLeg(20, -stride * 11), foreLeg(92, stride * 13), tail()],
    details: [...(tusks ? tuskParts() : []), ...earParts(), eye()],
  };
}

const TRUNKS: Record<ElephantPose['trunk'], string> = {
  down: '123,-84,14 132,-68,10.5 136,-52,8 137.5,-36,6.2 137,-22,5 138,-11,4 143,-5,3.2',
  drink: '123,-84,14 133,-68,10.5 140,-50,8 146,-33,6.2 150,-18,4.8 152,-4,3.8 152,6,3',
  curl: '123,-84,14 132,-68,10.5 136,-52,8 137,-38,6.2 134,-27,5 127,-21,4 120,-24,3.2',
  raised: '122,-84,14 134,-74,10.5 145,-72,8 154,-80,6.4 158,-93,5 158,-106,4 163,-115,3.2',
};

function torso(): string {
  return closedCurve(`5,-78 9,-87 18,-95 33,-100 48,-97 62,-94.5 76,-97 88,-101 98,-101.5 105,-103
    113,-109 121,-108 128,-102 133,-92 136,-80 135,-68 128,-60 122,-56 115,-58 109,-57
    104,-50 94,-44 78,-41 58,-39 42,-42 30,-47 16,-46 6,-54 3,-66`);
}

function foreLeg(x: number, swing: number): string {
  return limb([
    [x, -66, 15], [x + swing * 0.25, -50, 12], [x + swing * 0.5 + 0.8, -34, 9.6], [x + swing * 0.75, -20, 8.2],
    [x + swing * 0.95, -8, 8.4], [x + swing + 0.6, -3, 9.4], [x + swing + 0.8, 0, 9.6],
  ], 'flat');
}

function hindLeg(x: number, swing: number): string {
  return limb([
    [x, -66, 18], [x + 3 + swing * 0.3, -50, 14.5], [x + 4.5 + swing * 0.5, -36, 10.6], [x + swing * 0.65, -22, 8.4],
    [x - 1.5 + swing * 0.9, -9, 8.2], [x - 0.5 + swing, -3, 9], [x + swing, 0, 9.3],
  ], 'flat');
}

function tail(): string {
  return limb('7,-84,2.4 1,-74,1.8 -2,-60,1.3 -2.5,-48,1.1 -3,-42,2.4 -3,-36,1.6', 'point');
}

function earParts(): Part[] {
  const ear = closedCurve(`110,-101 103,-104 94,-102 85,-95 80,-84 81,-73 86,-62 93,-54 97,-51.5 100,-57
    104,-65 110,-72 114,-82 114,-93`);
  const fold = closedCurve('110,-99 103,-102 94,-100 86,-94 93,-96.5 102,-97.5 109,-94 112,-86 113.4,-92');
  return [{ outline: ear, material: 'ear' }, { outline: fold, material: 'light' }];
}

function tuskParts(): Part[] {
  const tusk = limb('126,-64,2.8 133,-57,2.7 141,-52.5,2.1 148,-52,1.3 152,-53.5,0.6', 'round');
  return [{ outline: tusk, material: 'horn' }];
}

function eye(): Part {
  return { outline: closedCurve('121.5,-88 123.5,-89.2 125.5,-87.8 123.6,-86.9'), material: 'dark' };
}
