import { giraffe } from '../figures/giraffe.ts';
import { maasai, snorkeller, trekker } from '../figures/person.ts';
import { whaleShark } from '../figures/sea-life.ts';
import { animals, figureIn } from './cast.ts';
import { farHerd, kibo, ridge } from './pieces/country.ts';
import { tents } from './pieces/craft.ts';
import { campfire, cloudSea, milkyWay, slope, slopeHeight } from './pieces/heights.ts';
import { canoe, reef, school } from './pieces/sea.ts';
import { acacias } from './pieces/trees.ts';
import type { Study } from './study.ts';

const TREKKER = {
  body: '#3a2d40',
  far: '#2a2030',
  light: '#d9533a',
  accent: '#2f7a86',
  horn: '#6a4436',
  dark: '#241a2a',
  mane: '#20303c',
};
const SWIMMER = {
  body: '#b5744c',
  far: '#8a5238',
  accent: '#f0a83c',
  dark: '#1c2a38',
  mane: '#2f3f5c',
};
const WHALE_SHARK = {
  body: '#3f6f8c',
  far: '#2c5470',
  light: '#d5e4e0',
  accent: '#e6f0e6',
  ear: '#5a8aa4',
  dark: '#122a3c',
};
const SHUKA = {
  body: '#d0322c',
  far: '#24101a',
  accent: '#5a1226',
  mane: '#a8222a',
  dark: '#2c1218',
  horn: '#4a2018',
  light: '#f6e6c4',
};

export const adventure = {
  'camp-under-the-milky-way': {
    seed: 'milky camp',
    hour: 'night',
    ground: 'plain',
    horizon: 720,
    weather: 'starry',
    behind: [
      milkyWay('camp', -32),
      acacias([
        [1290, 736, 260],
        [130, 740, 210],
      ]),
    ],
    on: [
      campfire(770, 850, 0.9),
      tents([
        [430, 850, 1.1, true],
        [1080, 860, 1.3],
      ]),
    ],
    grass: 90,
    vignette: 0.36,
  },
  'last-steps-before-sunrise': {
    seed: 'summit',
    hour: 'dawn',
    ground: 'plain',
    horizon: 700,
    sun: [420, 590, 90],
    far: 'none',
    behind: [
      cloudSea(560),
      ridge('mawenzi', 800, 20, 1, (x) => -300 * Math.exp(-(((x - 210) / 130) ** 2))),
    ],
    on: [
      cloudSea(680),
      slope(),
      figureIn(
        TREKKER,
        trekker(1),
        [520, 800, 1080].map((x) => [x, slopeHeight(x) + 4, 200] as const),
      ),
      figureIn(
        { ...TREKKER, light: '#e8b23c' },
        trekker(-1),
        [660, 940, 1220].map((x) => [x, slopeHeight(x) + 4, 192] as const),
      ),
    ],
  },
  'over-the-coral-gardens': {
    seed: 'snorkel',
    hour: 'noon',
    ground: 'deep',
    on: [
      school('snorkel a', 420, 470, 240, 90, 28, 42),
      reef('snorkel'),
      figureIn(SWIMMER, snorkeller(8), [[820, 330, 330, false, 6]]),
      school('snorkel b', 1180, 640, 180, 80, 20, 40),
    ],
    vignette: 0.32,
  },
  'beside-a-whale-shark': {
    seed: 'whale shark',
    hour: 'morning',
    ground: 'deep',
    on: [
      figureIn(WHALE_SHARK, whaleShark(), [[760, 560, 240, true, 5]]),
      figureIn(SWIMMER, snorkeller(-6), [[1130, 290, 170, true, 8]]),
      school('shark', 380, 800, 220, 60, 24, 34),
    ],
    vignette: 0.36,
  },
  'canoe-in-the-mist': {
    seed: 'momella',
    hour: 'mist',
    ground: 'lake',
    horizon: 520,
    weather: 'misty',
    far: 'none',
    behind: [
      kibo(1120, 520, 520, 190),
      ridge('momella', 496, 40, 0),
      acacias([
        [210, 530, 150],
        [420, 528, 110],
        [1390, 532, 160],
      ]),
    ],
    on: [canoe(700, 770, 1.5)],
    vignette: 0.22,
  },
  'walking-with-a-herder': {
    seed: 'walking',
    hour: 'gold',
    ground: 'plain',
    horizon: 580,
    sun: [1180, 500, 100],
    behind: [
      acacias([
        [330, 596, 220],
        [760, 590, 110],
      ]),
    ],
    on: [
      farHerd('walking', [[980, 640, 240, 12, 20]]),
      animals(giraffe('stand'), 'giraffe', [
        [1330, 690, 190, true],
        [1130, 676, 150],
      ]),
      figureIn(SHUKA, maasai('walk', 1), [[960, 900, 370]]),
      figureIn({ ...TREKKER, body: '#5a5040', light: '#e9dcb8', accent: '#7d8455' }, trekker(1), [
        [700, 906, 330],
        [280, 908, 320],
      ]),
      figureIn({ ...TREKKER, light: '#7fa3a9' }, trekker(-1), [[490, 904, 326]]),
    ],
    grass: 110,
  },
} satisfies Record<string, Study>;
