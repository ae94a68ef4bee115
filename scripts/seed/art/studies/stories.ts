import { lionLying } from '../figures/cats.ts';
import { elephant } from '../figures/elephant.ts';
import { giraffe } from '../figures/giraffe.ts';
import { maasai } from '../figures/person.ts';
import { villager } from '../figures/villager.ts';
import { animals, figureIn, people } from './cast.ts';
import { dust, kibo, ridge } from './pieces/country.ts';
import { outriggers, tents } from './pieces/craft.ts';
import { campfire } from './pieces/heights.ts';
import { coffee } from './pieces/leisure.ts';
import { baskets, doorway } from './pieces/town.ts';
import { acacias, baobab } from './pieces/trees.ts';
import {
  binoculars,
  coffeeCup,
  lanterns,
  nettedBed,
  starTrails,
  tentOpening,
  viewfinder,
} from './pieces/views.ts';
import type { Study } from './study.ts';

const SHUKA = {
  body: '#d0322c',
  far: '#24101a',
  accent: '#5a1226',
  mane: '#a8222a',
  dark: '#2c1218',
  horn: '#4a2018',
  light: '#f6e6c4',
};

/** The pictures that open the blog's posts, named after the posts. */
export const stories = {
  'watching-without-being-noticed': {
    seed: 'watching',
    hour: 'morning',
    ground: 'plain',
    horizon: 420,
    behind: [
      acacias([
        [980, 434, 200],
        [330, 430, 130],
      ]),
    ],
    on: [
      animals(lionLying(false), 'lion', [[620, 700, 210]]),
      animals(lionLying(false), 'lion', [
        [900, 716, 90],
        [540, 730, 84, true],
      ]),
    ],
    before: [binoculars()],
    grass: 90,
    vignette: 0.4,
  },
  'chasing-the-light': {
    seed: 'light',
    hour: 'dusk',
    ground: 'plain',
    horizon: 660,
    sun: [930, 560, 190],
    far: 'none',
    behind: [ridge('light', 668, 24, 1)],
    on: [
      dust('light', 800, 780, 500, 120),
      acacias([[1290, 760, 330]]),
      animals(elephant({ trunk: 'raised', stride: 0.7, tusks: true }), 'elephant', [
        [620, 830, 270],
      ]),
      animals(elephant({ trunk: 'curl', stride: -0.6, tusks: false }), 'elephant', [
        [450, 826, 110],
      ]),
    ],
    before: [viewfinder(900, 620)],
    grass: 70,
  },
  'staying-well-on-the-road': {
    seed: 'net',
    hour: 'gold',
    ground: 'plain',
    horizon: 640,
    sun: [700, 520, 110],
    on: [acacias([[560, 700, 230]]), animals(giraffe('stand'), 'giraffe', [[760, 730, 190]])],
    before: [tentOpening(), nettedBed(1120, 940, 0.94), lanterns([[560, 950, 1.7]])],
    vignette: 0.4,
  },
  'both-halves-of-the-sky': {
    seed: 'sky',
    hour: 'night',
    ground: 'plain',
    horizon: 800,
    behind: [starTrails(190, 1346, 790), ridge('sky', 796, 24, 1)],
    on: [
      baobab(768, 880, 560),
      figureIn(SHUKA, maasai('stand', 1), [[560, 884, 120]]),
      campfire(980, 890, 0.5),
    ],
    grass: 80,
    vignette: 0.4,
  },
  'a-night-under-canvas': {
    seed: 'canvas',
    hour: 'night',
    ground: 'plain',
    horizon: 620,
    sun: [330, 220, 64],
    weather: 'starry',
    behind: [
      acacias([
        [1390, 640, 330],
        [210, 634, 190],
      ]),
    ],
    on: [
      tents([[300, 690, 0.7]]),
      tents([[860, 880, 3]]),
      lanterns([
        [400, 950, 1.3],
        [590, 910, 1.1],
        [1230, 930, 1.2],
      ]),
      figureIn(SHUKA, maasai('walk', 2), [[470, 890, 260]]),
    ],
    grass: 80,
    vignette: 0.38,
  },
  'reading-zanzibars-tides': {
    seed: 'tides',
    hour: 'dusk',
    ground: 'flats',
    horizon: 470,
    sun: [820, 300, 110],
    far: 'none',
    on: [
      outriggers([
        [330, 560, 0.5],
        [1290, 570, 0.46, true],
      ]),
      people(
        villager('carry'),
        [
          [620, 640, 160],
          [700, 650, 166],
        ],
        1,
        '#5f7a3a',
      ),
      outriggers([[1010, 860, 1.5, true]]),
    ],
  },
  'coffee-on-kilimanjaro': {
    seed: 'cup',
    hour: 'morning',
    ground: 'plain',
    horizon: 720,
    weather: 'barred',
    far: 'none',
    behind: [kibo(880, 730, 860, 420), ridge('cup foot', 726, 36, 0)],
    on: [
      acacias([
        [1330, 790, 110],
        [240, 786, 90],
      ]),
    ],
    before: [
      coffeeCup(650, 930, 1.5),
      coffee([
        [1600, 180, 2.86, 700],
        [-80, 60, 0.4, 520],
        [1620, 700, 3.3, 420],
      ]),
    ],
    vignette: 0.3,
  },
  'swahili-for-the-road': {
    seed: 'greeting',
    hour: 'noon',
    ground: 'wall',
    on: [
      doorway(768, 830, 1.2, '#7a4630'),
      people(villager('greet'), [[520, 930, 520]], 4),
      people(villager('carry'), [[1060, 936, 540, true]], 0),
      baskets([[1330, 960, 180, 'powder', '#e8a020']]),
    ],
    vignette: 0.28,
  },
} satisfies Record<string, Study>;
