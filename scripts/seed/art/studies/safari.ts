import { lionLying, lionWalking } from '../figures/cats.ts';
import { elephant } from '../figures/elephant.ts';
import { giraffe } from '../figures/giraffe.ts';
import { rhino } from '../figures/rhino.ts';
import { wildebeest } from '../figures/wildebeest.ts';
import { zebra } from '../figures/zebra.ts';
import { animals } from './cast.ts';
import { birds, dust, farHerd, ridge, track } from './pieces/country.ts';
import { balloons, jeep } from './pieces/craft.ts';
import { acacias } from './pieces/trees.ts';
import type { Study } from './study.ts';

export const safari = {
  'out-before-sunrise': {
    seed: 'out early',
    hour: 'dawn',
    ground: 'plain',
    horizon: 600,
    sun: [1090, 540, 80],
    weather: 'barred',
    behind: [
      acacias([
        [1300, 610, 150],
        [620, 606, 90],
        [210, 614, 190],
      ]),
    ],
    on: [farHerd('out', [[820, 660, 300, 16, 26]]), track(420, 980, 600), jeep(420, 930, 1.35)],
    grass: 90,
  },
  'elephants-on-the-red-road': {
    seed: 'red road',
    hour: 'gold',
    ground: 'plain',
    horizon: 560,
    weather: 'heaped',
    behind: [
      acacias(
        [
          [330, 574, 190],
          [1420, 572, 150],
          [980, 566, 80],
        ],
        -1,
      ),
    ],
    on: [
      dust('elephants', 760, 900, 620, 90),
      animals(elephant({ trunk: 'down', stride: 0.8, tusks: true }), 'elephant', [[140, 860, 310]]),
      animals(elephant({ trunk: 'curl', stride: -0.7, tusks: false }), 'elephant', [
        [660, 880, 130],
      ]),
      animals(elephant({ trunk: 'down', stride: -0.8, tusks: true }), 'elephant', [
        [850, 900, 370],
      ]),
    ],
    grass: 80,
  },
  'giraffes-against-the-sun': {
    shape: 'square',
    seed: 'giraffe sun',
    hour: 'dusk',
    ground: 'plain',
    horizon: 790,
    sun: [780, 600, 270],
    far: 'none',
    behind: [ridge('giraffe sun', 796, 20, 1)],
    on: [
      acacias([
        [230, 820, 330],
        [1380, 816, 250],
      ]),
      animals(giraffe('walk'), 'giraffe', [
        [560, 846, 520],
        [850, 850, 420],
        [1080, 838, 260],
      ]),
    ],
    grass: 90,
    vignette: 0.34,
  },
  'balloons-over-the-herds': {
    seed: 'balloons',
    hour: 'morning',
    ground: 'plain',
    horizon: 700,
    weather: 'barred',
    behind: [
      acacias([
        [130, 712, 130],
        [1440, 714, 160],
      ]),
    ],
    on: [
      farHerd(
        'balloons',
        [
          [320, 760, 300, 22, 46],
          [1020, 752, 340, 18, 40],
          [760, 850, 520, 40, 50],
        ],
        [22, 44],
      ),
      balloons([
        [1180, 480, 1.5],
        [560, 560, 3.2],
        [900, 400, 0.8],
        [250, 370, 0.6],
      ]),
    ],
    grass: 60,
  },
  'zebras-in-the-dust': {
    seed: 'zebra dust',
    hour: 'gold',
    ground: 'plain',
    horizon: 520,
    sun: [1120, 430, 90],
    on: [
      animals(zebra('walk'), 'zebra', [
        [160, 640, 90],
        [330, 630, 84],
        [980, 634, 88],
        [1180, 640, 96],
        [1330, 632, 86],
      ]),
      dust('zebra far', 760, 690, 700, 110),
      animals(zebra('walk'), 'zebra', [
        [420, 760, 190],
        [840, 770, 200],
        [1150, 750, 180],
      ]),
      dust('zebra near', 760, 860, 700, 130),
      animals(zebra('walk'), 'zebra', [[130, 930, 330]]),
      animals(zebra('stand'), 'zebra', [[720, 960, 370]]),
    ],
    grass: 60,
    vignette: 0.34,
  },
  'the-long-march': {
    seed: 'march',
    hour: 'storm',
    ground: 'plain',
    horizon: 520,
    weather: 'rain',
    behind: [acacias([[1240, 532, 110]])],
    on: [
      farHerd(
        'march',
        [
          [300, 560, 320, 8, 60],
          [880, 590, 420, 10, 70],
          [420, 640, 420, 14, 60],
          [1080, 690, 420, 16, 46],
        ],
        [18, 40],
      ),
      animals(wildebeest('walk'), 'wildebeest', [
        [900, 770, 120],
        [1060, 780, 124],
        [1230, 772, 120],
        [560, 790, 126],
        [720, 784, 122],
      ]),
      animals(wildebeest('walk'), 'wildebeest', [
        [60, 920, 230],
        [370, 930, 240],
        [1010, 940, 250],
      ]),
      animals(wildebeest('gallop'), 'wildebeest', [[690, 916, 226]]),
    ],
    grass: 70,
  },
  'black-rhino-in-the-crater': {
    seed: 'rhino',
    hour: 'mist',
    ground: 'plain',
    horizon: 620,
    weather: 'misty',
    far: 'none',
    behind: [
      ridge('rim', 400, 24, 0),
      acacias([
        [1320, 640, 130],
        [180, 636, 110],
      ]),
    ],
    on: [
      birds([
        [1080, 300, 16],
        [1130, 320, 14],
        [1030, 330, 13],
      ]),
      animals(zebra('graze'), 'zebra', [
        [260, 690, 60],
        [1200, 700, 66, true],
      ]),
      animals(rhino(), 'rhino', [[420, 900, 420]]),
    ],
    grass: 90,
  },
  'lions-after-the-heat': {
    seed: 'lions',
    hour: 'morning',
    ground: 'plain',
    horizon: 540,
    weather: 'barred',
    behind: [
      acacias([
        [420, 552, 120],
        [1330, 552, 150],
      ]),
    ],
    on: [
      acacias([[1060, 730, 560, 1.5]]),
      animals(lionLying(false), 'lion', [
        [900, 800, 150],
        [1330, 790, 140, true],
      ]),
      animals(lionWalking(true), 'lion', [[330, 900, 250]]),
    ],
    grass: 100,
    vignette: 0.32,
  },
} satisfies Record<string, Study>;
