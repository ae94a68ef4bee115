import { turtle } from '../figures/sea-life.ts';
import { villager } from '../figures/villager.ts';
import { dolphin } from '../figures/water-beasts.ts';
import { afloat, people } from './cast.ts';
import { birds, ridge } from './pieces/country.ts';
import { dhows, outriggers } from './pieces/craft.ts';
import { awning, hammock } from './pieces/leisure.ts';
import { reef, sandbank, school } from './pieces/sea.ts';
import { palms } from './pieces/trees.ts';
import type { Study } from './study.ts';

export const beach = {
  'palms-and-morning-sea': {
    seed: 'palms',
    hour: 'morning',
    ground: 'beach',
    horizon: 500,
    sun: [560, 430, 60],
    weather: 'heaped',
    far: 'none',
    on: [
      dhows([[860, 540, 0.5, true]]),
      palms([
        [1110, 830, 520, -0.36],
        [1280, 900, 720, -0.3],
        [1420, 960, 820, -0.12],
      ]),
    ],
  },
  'boats-at-low-tide': {
    seed: 'low tide',
    hour: 'noon',
    ground: 'flats',
    horizon: 420,
    weather: 'heaped',
    far: 'none',
    on: [
      outriggers([
        [1150, 540, 0.42, true],
        [640, 570, 0.5],
      ]),
      outriggers([
        [1120, 780, 1, true],
        [420, 860, 1.3],
      ]),
    ],
    vignette: 0.2,
  },
  'dhow-at-sundown': {
    shape: 'square',
    seed: 'sundown',
    hour: 'dusk',
    ground: 'sea',
    horizon: 620,
    sun: [800, 540, 170],
    weather: 'barred',
    far: 'none',
    behind: [ridge('dhow islands', 630, 8, 0, (x) => -44 * Math.exp(-(((x - 1330) / 190) ** 2)))],
    on: [dhows([[330, 660, 0.5]]), dhows([[860, 830, 2.2]])],
    vignette: 0.34,
  },
  'turtle-over-the-reef': {
    seed: 'turtle',
    hour: 'noon',
    ground: 'deep',
    on: [
      school('turtle a', 1180, 330, 260, 90, 34, 40),
      reef('turtle'),
      afloat(turtle(), 'turtle', [[720, 500, 330, false, -10]]),
      school('turtle b', 330, 690, 160, 60, 16, 44),
    ],
    vignette: 0.34,
  },
  'dolphins-off-kizimkazi': {
    seed: 'dolphins',
    hour: 'dawn',
    ground: 'sea',
    horizon: 480,
    sun: [400, 410, 80],
    weather: 'barred',
    far: 'none',
    behind: [ridge('kizimkazi', 494, 8, 0, (x) => -52 * Math.exp(-(((x - 1290) / 260) ** 2)))],
    on: [
      dhows([[1180, 520, 0.6, true]]),
      afloat(dolphin(), 'dolphin', [
        [420, 640, 150, false, -8],
        [1120, 700, 210, false, 6],
        [700, 770, 350, false, -4],
      ]),
    ],
  },
  'lunch-on-a-sandbank': {
    seed: 'sandbank',
    hour: 'noon',
    ground: 'sea',
    horizon: 480,
    weather: 'heaped',
    far: 'none',
    behind: [ridge('sandbank coast', 476, 8, 0)],
    on: [
      sandbank(780, 740, 560),
      dhows([[1270, 690, 0.9, true]]),
      awning(660, 730, 1.5),
      people(villager('carry'), [[930, 744, 150, true]], 2),
      birds([
        [420, 300, 20],
        [490, 280, 16],
      ]),
    ],
    vignette: 0.18,
  },
  'hammock-in-the-shade': {
    shape: 'square',
    seed: 'hammock',
    hour: 'noon',
    ground: 'beach',
    horizon: 460,
    far: 'none',
    weather: 'heaped',
    on: [
      dhows([[560, 500, 0.45]]),
      palms([
        [420, 930, 900, 0.06],
        [1150, 900, 860, 0.08],
      ]),
      hammock(797, 560, 736, 150),
    ],
  },
} satisfies Record<string, Study>;
