import { closedCurve, limb, polygon, readStations, type Station } from '../core/path.ts';
import type { Figure } from './figure.ts';
import { drawLeg, FORE, HIND, type LegBuild, type LegPose } from './leg.ts';

export type WildebeestPose = 'walk' | 'stand' | 'graze' | 'gallop' | 'leap';

const FORE_BUILD: LegBuild = { bones: [20, 22, 19, 7], radii: [12, 6.4, 3.7, 2.5, 3.2] };
const HIND_BUILD: LegBuild = { bones: [20, 24, 21, 7], radii: [15, 9, 4, 2.6, 3.2] };

type Legs = { fore: [LegPose, LegPose]; hind: [LegPose, LegPose]; lifted: boolean };

const LEGS: Record<WildebeestPose, Legs> = {
  walk: { fore: [FORE.push, FORE.reach], hind: [HIND.reach, HIND.push], lifted: false },
  stand: { fore: [FORE.stand, [2, 6, 4, 18]], hind: [HIND.stand, [8, -30, -4, 16]], lifted: false },
  graze: { fore: [FORE.reach, FORE.push], hind: [HIND.stand, HIND.push], lifted: false },
  gallop: {
    fore: [FORE.stretch, [30, 40, 30, 30]],
    hind: [HIND.kick, [-10, -56, -40, -20]],
    lifted: true,
  },
  leap: {
    fore: [FORE.fold, [50, 20, -80, -90]],
    hind: [HIND.kick, [-14, -60, -50, -40]],
    lifted: true,
  },
};

/** A blue wildebeest: high shoulders, sloping back, long bearded face, cow-like horns. */
export function wildebeest(pose: WildebeestPose): Figure {
  const { fore, hind, lifted } = LEGS[pose];
  const head = pose === 'graze' ? GRAZING : CARRIED;
  return {
    far: [
      drawLeg(28, -66, HIND_BUILD, hind[1], lifted),
      drawLeg(90, -62, FORE_BUILD, fore[1], lifted),
    ],
    body: [
      torso(),
      drawLeg(20, -68, HIND_BUILD, hind[0], lifted),
      drawLeg(84, -62, FORE_BUILD, fore[0], lifted),
      ...head,
      tail(lifted),
    ],
    details: [
      { outline: mane(pose), material: 'mane' },
      ...(pose === 'graze' ? [] : [{ outline: beard(), material: 'mane' as const }]),
      ...horns(pose).map((outline) => ({ outline, material: 'horn' as const })),
    ],
  };
}

/** A calf: short face, no horns, long legs. */
export function wildebeestCalf(pose: 'walk' | 'stand'): Figure {
  const fore: LegBuild = { bones: [20, 26, 24, 8], radii: [10, 5.4, 3.6, 2.6, 3.4] };
  const hind: LegBuild = { bones: [20, 27, 25, 8], radii: [13, 7.6, 3.8, 2.7, 3.4] };
  const legs = LEGS[pose];
  return {
    far: [drawLeg(26, -72, hind, legs.hind[1]), drawLeg(74, -70, fore, legs.fore[1])],
    body: [
      closedCurve(`6,-86 14,-94 36,-96 60,-99 76,-102 90,-104 92,-88 84,-68 70,-62 44,-60 26,-64 10,-66
        3,-76`),
      closedCurve(`74,-96 86,-110 93,-118 100,-119 107,-112 115,-100 118,-94 114,-89 107,-91 101,-98
        94,-90 84,-78`),
      drawLeg(18, -74, hind, legs.hind[0]),
      drawLeg(70, -70, fore, legs.fore[0]),
      closedCurve('92,-117 86,-124 88,-126 96,-119'),
      limb('5,-86,2 -1,-76,1.5 -1,-62,2.4 0,-52,1.4', 'point'),
    ],
    details: [],
  };
}

const CARRIED = [
  // neck
  closedCurve('78,-101 92,-101 106,-100 113,-96 114,-86 108,-76 100,-66 90,-56 80,-60 76,-80'),
  // head, hanging from the poll
  closedCurve(`103,-99 110,-102 117,-99 122,-90 127,-78 131,-66 133,-58 131,-53 126,-52 121,-55
    117,-64 111,-73 105,-80 101,-90`),
  // throat, so that no light shows between cheek and chest
  closedCurve('98,-90 108,-86 113,-72 108,-62 98,-58 90,-64 90,-80'),
  // ear
  closedCurve('107,-97 99,-95 91,-90 97,-88 105,-91'),
];

const GRAZING = [
  closedCurve('78,-101 92,-96 104,-82 112,-64 116,-48 110,-40 102,-42 96,-52 86,-58 78,-70'),
  closedCurve(`105,-56 112,-58 118,-52 120,-40 120,-26 121,-13 120,-7 115,-5 110,-8 108,-18 105,-30
    102,-42`),
  closedCurve('108,-52 100,-46 94,-38 101,-38 108,-45'),
];

function torso(): string {
  return closedCurve(`5,-80 10,-87 20,-90 38,-90 54,-92 68,-98 80,-103 92,-102 98,-92 99,-76 96,-62 90,-52
    78,-46 60,-46 44,-50 30,-55 14,-54 4,-60 2,-72`);
}

function tail(flying: boolean): string {
  return flying
    ? limb('6,-84,2.4 -6,-88,2 -18,-84,2.6 -28,-78,3 -36,-70,1.4', 'point')
    : limb('6,-84,2.4 -1,-74,1.8 -3,-58,1.8 -3,-42,3.4 -1,-28,2.6 1,-20,1', 'point');
}

function mane(pose: WildebeestPose): string {
  return pose === 'graze'
    ? polygon(`72,-101 80,-105 94,-98 106,-84 114,-66 116,-56 110,-62 106,-64 104,-70 100,-70
      98,-78 93,-78 91,-86 85,-86 82,-93`)
    : polygon(`70,-100 80,-106 92,-104.5 106,-103 111,-103 108,-95 103,-92 101,-84 97,-91 93,-78
      89,-90 85,-80 82,-91 77,-86 76,-95`);
}

function beard(): string {
  return polygon(
    '120,-60 115,-50 112,-57 108,-46 105,-57 101,-44 98,-56 94,-46 92,-60 100,-72 110,-74',
  );
}

function horns(pose: WildebeestPose): string[] {
  const near = readStations(
    '108,-101,2.8 113,-103.4,2.5 118.6,-102.6,2 122,-106.4,1.5 121.6,-112,1 119,-115.4,0.5',
  );
  const far = readStations('108,-101,2.4 106,-106,1.8 107,-111.4,1.2 110.4,-114.4,0.6');
  if (pose !== 'graze') return [limb(near), limb(far)];
  const turn = ([x, y, r]: Station): Station => [
    109 - (y + 100) * 0.75 + (x - 109) * 0.62,
    -57 + (y + 100) * 0.62 + (x - 109) * 0.75,
    r,
  ];
  return [limb(near.map(turn)), limb(far.map(turn))];
}
