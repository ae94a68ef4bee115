import { maasai } from '../figures/person.ts';
import { villager } from '../figures/villager.ts';
import { figureIn, people } from './cast.ts';
import { birds, ridge } from './pieces/country.ts';
import { outriggers } from './pieces/craft.ts';
import { campfire } from './pieces/heights.ts';
import { coffee, thicket } from './pieces/leisure.ts';
import { baskets, doorway, stall } from './pieces/town.ts';
import { acacias, palms } from './pieces/trees.ts';
import type { Study } from './study.ts';

const SEAWEED = '#5f7a3a';
const SHUKA = {
  body: '#d0322c',
  far: '#24101a',
  accent: '#5a1226',
  mane: '#a8222a',
  dark: '#2c1218',
  horn: '#4a2018',
  light: '#f6e6c4',
};

export const cultural = {
  'drums-at-dusk': {
    seed: 'drums',
    hour: 'dusk',
    ground: 'plain',
    horizon: 720,
    far: 'none',
    weather: 'starry',
    behind: [
      ridge('drums', 716, 14, 1),
      palms([
        [250, 760, 520, 0.2],
        [1310, 750, 460, -0.22],
      ]),
    ],
    on: [
      people(villager('drum'), [[660, 800, 290]], 4),
      campfire(790, 930, 1.7),
      people(
        villager('drum'),
        [
          [340, 900, 380],
          [1200, 900, 380, true],
        ],
        1,
      ),
    ],
    vignette: 0.36,
  },
  'fruit-market': {
    seed: 'fruit',
    hour: 'noon',
    ground: 'wall',
    on: [
      people(villager('greet'), [[330, 810, 262]], 3),
      people(villager('greet'), [[1180, 814, 262, true]], 1),
      stall(350, 880, 1.5, ['#d9533a', '#fbeed0']),
      stall(1170, 880, 1.5, ['#2f7f86', '#fbeed0']),
      people(villager('carry'), [[770, 940, 500]], 2),
    ],
    vignette: 0.3,
  },
  'the-leap': {
    shape: 'square',
    seed: 'leap',
    hour: 'gold',
    ground: 'plain',
    horizon: 760,
    sun: [770, 560, 200],
    behind: [
      acacias([
        [180, 776, 180],
        [1390, 776, 220],
      ]),
    ],
    on: [
      figureIn(SHUKA, maasai('stand', 0), [
        [340, 890, 330],
        [560, 886, 350],
      ]),
      figureIn({ ...SHUKA, body: '#c22a4c', mane: '#8a1c3c' }, maasai('stand', 2), [
        [1010, 888, 344, true],
        [1210, 892, 330, true],
      ]),
      figureIn({ ...SHUKA, body: '#e0472f', mane: '#b52c28' }, maasai('stand', 1), [
        [770, 760, 380],
      ]),
    ],
    grass: 70,
    vignette: 0.32,
  },
  'a-door-in-stone-town': {
    shape: 'square',
    seed: 'blue door',
    hour: 'gold',
    ground: 'wall',
    on: [
      doorway(768, 830, 1.28, '#2f6a78'),
      baskets([
        [470, 930, 150, 'powder', '#e8a020'],
        [1060, 936, 150, 'cloves', '#7d4530'],
        [330, 960, 170, 'nutmeg', '#a9734a'],
      ]),
    ],
    vignette: 0.34,
  },
  'seaweed-harvest': {
    seed: 'seaweed',
    hour: 'dawn',
    ground: 'flats',
    horizon: 440,
    sun: [1120, 370, 70],
    far: 'none',
    on: [
      outriggers([[1240, 520, 0.4, true]]),
      people(
        villager('stoop'),
        [
          [300, 640, 180],
          [1180, 720, 230, true],
        ],
        3,
      ),
      people(villager('carry'), [[560, 700, 260]], 1, SEAWEED),
      people(villager('carry'), [[820, 900, 470]], 0, SEAWEED),
      birds([
        [420, 220, 18],
        [500, 200, 16],
      ]),
    ],
  },
  'coffee-cherries': {
    shape: 'square',
    seed: 'coffee',
    hour: 'mist',
    ground: 'plain',
    horizon: 1040,
    far: 'none',
    on: [
      thicket('coffee'),
      coffee([
        [-80, 190, 0.24, 980],
        [1620, 330, 2.95, 940],
        [-80, 640, 0.06, 900],
        [1620, 860, 3.02, 980],
      ]),
    ],
    vignette: 0.4,
  },
} satisfies Record<string, Study>;
