import { flamingo } from '../figures/bird.ts';
import { elephant } from '../figures/elephant.ts';
import { giraffe } from '../figures/giraffe.ts';
import { zebra } from '../figures/zebra.ts';
import { afloat, animals } from './cast.ts';
import { birds, farHerd, kibo, rainbow, ridge } from './pieces/country.ts';
import { acacias, baobab, feverTrees, mangroves } from './pieces/trees.ts';
import type { Study } from './study.ts';

export const nature = {
  'baobab-after-the-rain': {
    seed: 'rainbow',
    hour: 'storm',
    ground: 'plain',
    horizon: 680,
    weather: 'rain',
    behind: [
      rainbow(420, 700, 560),
      acacias([
        [1380, 690, 110],
        [110, 688, 90],
      ]),
    ],
    on: [
      baobab(960, 850, 760, true),
      animals(elephant({ trunk: 'down', stride: 0.5, tusks: true }), 'elephant', [[360, 850, 120]]),
    ],
    grass: 90,
  },
  'kilimanjaro-at-first-light': {
    seed: 'kibo dawn',
    hour: 'dawn',
    ground: 'plain',
    horizon: 700,
    behind: [kibo(800, 690, 900, 440), ridge('kibo foot', 690, 30, 0)],
    on: [
      farHerd('kibo', [[520, 740, 300, 14, 20]]),
      acacias([
        [1240, 860, 430],
        [230, 800, 180],
      ]),
      animals(giraffe('walk'), 'giraffe', [
        [560, 830, 210],
        [700, 836, 180],
      ]),
    ],
    grass: 80,
  },
  'mangroves-at-low-tide': {
    seed: 'mangroves',
    hour: 'morning',
    ground: 'flats',
    horizon: 470,
    behind: [ridge('mangrove coast', 466, 16, 0)],
    on: [
      mangroves([
        [1150, 640, 200],
        [980, 600, 130],
        [360, 700, 300],
        [1290, 880, 560],
      ]),
      birds([
        [620, 250, 18],
        [690, 236, 16],
        [560, 280, 14],
      ]),
    ],
    vignette: 0.22,
  },
  'moonrise-over-the-lake': {
    shape: 'square',
    seed: 'moonrise',
    hour: 'night',
    ground: 'lake',
    horizon: 600,
    sun: [768, 470, 96],
    weather: 'starry',
    behind: [
      ridge('moon hills', 590, 50, 0),
      acacias([
        [180, 612, 200],
        [1390, 612, 240],
      ]),
    ],
    on: [
      afloat(
        flamingo('stand'),
        'flamingo',
        Array.from(
          { length: 15 },
          (_, i) => [230 + i * 76, 690 + (i % 3) * 16, 70 + (i % 4) * 10, i % 2 === 1] as const,
        ),
      ),
    ],
    grass: 110,
    vignette: 0.36,
  },
  'fever-trees-in-the-mist': {
    seed: 'fever trees',
    hour: 'mist',
    ground: 'plain',
    horizon: 560,
    weather: 'misty',
    on: [
      feverTrees([
        [300, 640, 300],
        [560, 630, 260],
        [1000, 632, 290],
        [1260, 650, 330],
      ]),
      animals(zebra('graze'), 'zebra', [
        [700, 760, 130],
        [430, 730, 104, true],
      ]),
      feverTrees([
        [120, 900, 780],
        [1400, 930, 860],
      ]),
    ],
    grass: 100,
  },
} satisfies Record<string, Study>;
