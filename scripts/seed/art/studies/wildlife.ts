import { flamingo } from '../figures/bird.ts';
import { cheetahSitting } from '../figures/cats.ts';
import { kudu } from '../figures/kudu.ts';
import { crownedCrane, fishEagle } from '../figures/large-birds.ts';
import { leopardResting } from '../figures/leopard.ts';
import { crocodile, hippo } from '../figures/water-beasts.ts';
import { zebra } from '../figures/zebra.ts';
import { afloat, animals } from './cast.ts';
import { birds, farHerd, mound } from './pieces/country.ts';
import { acacias, bough } from './pieces/trees.ts';
import type { Study } from './study.ts';

export const wildlife = {
  'leopard-on-a-bough': {
    shape: 'square',
    seed: 'leopard',
    hour: 'gold',
    ground: 'plain',
    horizon: 800,
    sun: [1010, 470, 170],
    weather: 'barred',
    behind: [
      acacias([
        [1240, 806, 110],
        [320, 806, 80],
      ]),
    ],
    on: [bough(580), afloat(leopardResting(), 'leopard', [[560, 616, 300]])],
    vignette: 0.36,
  },
  'cheetah-before-the-storm': {
    shape: 'square',
    seed: 'cheetah',
    hour: 'storm',
    ground: 'plain',
    weather: 'rain',
    behind: [
      acacias([
        [260, 650, 90],
        [1330, 652, 120],
      ]),
    ],
    on: [
      farHerd('cheetah', [
        [420, 690, 330, 18, 40],
        [1180, 700, 260, 22, 24],
      ]),
      mound(800, 950, 330, 290),
      animals(cheetahSitting(), 'cheetah', [[700, 662, 400]]),
    ],
    grass: 100,
  },
  'hippos-in-the-evening': {
    seed: 'hippos',
    hour: 'gold',
    ground: 'lake',
    horizon: 520,
    sun: [1050, 440, 120],
    weather: 'barred',
    on: [
      afloat(hippo('rest'), 'hippo', [
        [420, 610, 100],
        [980, 600, 86, true],
        [1240, 640, 120, true],
        [330, 760, 190],
        [1260, 850, 240, true],
      ]),
      afloat(hippo('yawn'), 'hippo', [[700, 830, 340]]),
    ],
    vignette: 0.32,
  },
  'flamingos-at-first-light': {
    seed: 'flamingo',
    hour: 'dawn',
    ground: 'lake',
    horizon: 480,
    sun: [480, 420, 70],
    on: [
      birds([
        [760, 250, 20],
        [820, 222, 18],
        [880, 205, 18],
        [942, 196, 16],
        [700, 282, 18],
      ]),
      afloat(
        flamingo('stand'),
        'flamingo',
        Array.from(
          { length: 26 },
          (_, i) =>
            [60 + i * 58 + (i % 3) * 9, 548 + (i % 4) * 8, 58 + (i % 3) * 8, i % 2 === 0] as const,
        ),
      ),
      afloat(flamingo('feed'), 'flamingo', [
        [520, 720, 170],
        [1190, 740, 190, true],
      ]),
      afloat(flamingo('walk'), 'flamingo', [
        [330, 830, 330],
        [780, 800, 270, true],
      ]),
      afloat(flamingo('stand'), 'flamingo', [[1040, 900, 440, true]]),
    ],
  },
  'crocodile-on-the-bank': {
    seed: 'crocodile',
    hour: 'noon',
    ground: 'bank',
    horizon: 440,
    weather: 'heaped',
    behind: [
      acacias([
        [180, 452, 130],
        [470, 450, 90],
        [1350, 452, 150],
      ]),
    ],
    on: [
      afloat(hippo('rest'), 'hippo', [
        [900, 610, 90],
        [1060, 630, 80, true],
      ]),
      animals(crocodile(), 'crocodile', [[720, 930, 330]]),
    ],
    grass: 70,
  },
  'kudu-at-the-waterhole': {
    seed: 'kudu',
    hour: 'gold',
    ground: 'bank',
    horizon: 600,
    sun: [420, 500, 90],
    behind: [
      acacias(
        [
          [1230, 612, 220],
          [960, 610, 120],
          [140, 612, 160],
        ],
        -1,
      ),
    ],
    on: [
      animals(kudu('stand'), 'kudu', [[330, 920, 330]]),
      animals(kudu('walk'), 'kudu', [[1240, 880, 210, true]]),
    ],
    grass: 80,
  },
  'fish-eagle-over-the-lake': {
    shape: 'square',
    seed: 'eagle',
    hour: 'morning',
    ground: 'lake',
    horizon: 680,
    behind: [
      acacias([
        [180, 690, 130],
        [1400, 692, 170],
      ]),
    ],
    on: [afloat(fishEagle(), 'eagle', [[740, 440, 390]])],
    vignette: 0.2,
  },
  'crowned-cranes-dancing': {
    seed: 'cranes',
    hour: 'morning',
    ground: 'plain',
    horizon: 560,
    weather: 'misty',
    behind: [
      acacias([
        [240, 572, 170],
        [1270, 570, 210],
      ]),
    ],
    on: [
      animals(zebra('graze'), 'zebra', [
        [330, 640, 60],
        [1190, 636, 54, true],
      ]),
      animals(crownedCrane('dance'), 'crane', [[610, 900, 420]]),
      animals(crownedCrane('stand'), 'crane', [[1010, 910, 430, true]]),
    ],
    grass: 90,
  },
} satisfies Record<string, Study>;
