import type { Stop } from '../core/paint.ts';

/** The light of one hour: what every part of a study takes its colours from. */
export type Light = {
  /** From the top of the sky to the horizon. */
  readonly sky: readonly Stop[];
  readonly glow: string;
  readonly disc: string;
  readonly cloud: string;
  readonly cloudShade: string;
  /** Far hills, at their crest and at their foot. */
  readonly far: readonly [string, string];
  /** The ground from the horizon to the viewer. */
  readonly land: readonly [string, string, string];
  /** Where the light catches the ground. */
  readonly sheen: string;
  readonly water: readonly [string, string, string];
  readonly sand: readonly [string, string];
  readonly leaf: string;
  readonly leafLit: string;
  readonly wood: string;
  readonly grass: readonly [near: string, lit: string];
  /** What the air mixes into animals and people, and how much of it. */
  readonly air: string;
  readonly airShare: number;
  /** Colour of lit edges. */
  readonly rim: string;
  readonly shadow: string;
};

export type Hour = 'dawn' | 'morning' | 'noon' | 'gold' | 'dusk' | 'night' | 'storm' | 'mist';

export const HOURS: Record<Hour, Light> = {
  dawn: {
    sky: [
      [0, '#4a5690'],
      [0.35, '#9a86b4'],
      [0.62, '#eba9a4'],
      [0.85, '#fbd0a6'],
      [1, '#fde6bd'],
    ],
    glow: '#fff1cf',
    disc: '#fff7dd',
    cloud: '#fbcdb4',
    cloudShade: '#c996a6',
    far: ['#8f78a6', '#e6b0a6'],
    land: ['#e2b389', '#a87262', '#3c2a44'],
    sheen: '#ffe2b4',
    water: ['#f6cdb0', '#b48fae', '#5a5a92'],
    sand: ['#f9dcc0', '#c79a92'],
    leaf: '#54505f',
    leafLit: '#a98a72',
    wood: '#4a3948',
    grass: ['#2c2038', '#d9a07a'],
    air: '#a07a92',
    airShare: 0.2,
    rim: '#ffd9a8',
    shadow: '#3c2a4a',
  },
  morning: {
    sky: [
      [0, '#3f97b4'],
      [0.4, '#8fcbc9'],
      [0.75, '#dcebcb'],
      [1, '#fbf2c9'],
    ],
    glow: '#fffbe0',
    disc: '#fffdf0',
    cloud: '#fbf9e8',
    cloudShade: '#a9c9c4',
    far: ['#6f9f96', '#c3d7ae'],
    land: ['#dcdb96', '#8fa254', '#2f4a34'],
    sheen: '#f8f4bd',
    water: ['#b9e6da', '#5fbcc0', '#227f94'],
    sand: ['#fbf0d2', '#d9bf94'],
    leaf: '#3f6d44',
    leafLit: '#9dba5c',
    wood: '#5c4a36',
    grass: ['#21402f', '#c3c765'],
    air: '#8fb4a4',
    airShare: 0.1,
    rim: '#fff6cf',
    shadow: '#2f4a3c',
  },
  noon: {
    sky: [
      [0, '#1f86b0'],
      [0.4, '#5fb9cc'],
      [0.8, '#bfe6dc'],
      [1, '#eef6dc'],
    ],
    glow: '#ffffff',
    disc: '#ffffff',
    cloud: '#fdfbf0',
    cloudShade: '#9fc6cf',
    far: ['#7f9f8e', '#ccd4a4'],
    land: ['#efd78c', '#cfa352', '#5f4426'],
    sheen: '#fdf0bd',
    water: ['#a9ece0', '#3fbfc4', '#0f7f9c'],
    sand: ['#fff4d9', '#e6cb9c'],
    leaf: '#4f7a3f',
    leafLit: '#a9b855',
    wood: '#6b5638',
    grass: ['#4a3820', '#dfb95f'],
    air: '#cfc79a',
    airShare: 0.06,
    rim: '#fff8dc',
    shadow: '#5a3f28',
  },
  gold: {
    sky: [
      [0, '#8f5a55'],
      [0.3, '#d9844a'],
      [0.6, '#f4b257'],
      [0.85, '#fbd683'],
      [1, '#fdeab4'],
    ],
    glow: '#fff4c4',
    disc: '#fffbe2',
    cloud: '#fbcf8c',
    cloudShade: '#d98f5a',
    far: ['#b9794f', '#f0c07a'],
    land: ['#eec074', '#b9763a', '#4a2a22'],
    sheen: '#ffe6a0',
    water: ['#fbd68c', '#c98a5a', '#5c4a55'],
    sand: ['#fbe0a9', '#c98f5c'],
    leaf: '#5f5a2c',
    leafLit: '#c9a043',
    wood: '#5a3526',
    grass: ['#3f2018', '#e0a24a'],
    air: '#b8763f',
    airShare: 0.22,
    rim: '#ffe2a0',
    shadow: '#4a2420',
  },
  dusk: {
    sky: [
      [0, '#2a1d4d'],
      [0.3, '#6d285f'],
      [0.55, '#bb3a58'],
      [0.78, '#ee6f43'],
      [1, '#fbb455'],
    ],
    glow: '#ffd982',
    disc: '#fff0b8',
    cloud: '#d9546a',
    cloudShade: '#7a2a62',
    far: ['#5f2358', '#d9584f'],
    land: ['#b9473f', '#5a1f42', '#1c0d26'],
    sheen: '#ff9a56',
    water: ['#f59a52', '#8f3560', '#2a1a48'],
    sand: ['#e08a62', '#5a2a4a'],
    leaf: '#2a1330',
    leafLit: '#6b2a48',
    wood: '#241028',
    grass: ['#170920', '#8a3048'],
    air: '#2c1230',
    airShare: 0.56,
    rim: '#ff9c5c',
    shadow: '#1c0d26',
  },
  night: {
    sky: [
      [0, '#070f26'],
      [0.4, '#10294c'],
      [0.72, '#23506c'],
      [1, '#5a8f92'],
    ],
    glow: '#bfe0dc',
    disc: '#fbf4dc',
    cloud: '#2f5a74',
    cloudShade: '#163050',
    far: ['#183f56', '#3f7278'],
    land: ['#33504e', '#182c34', '#060e18'],
    sheen: '#7fa9a0',
    water: ['#6fa09c', '#20506a', '#0a1c34'],
    sand: ['#8fa8a0', '#2f4a5c'],
    leaf: '#0b2230',
    leafLit: '#24505a',
    wood: '#081a28',
    grass: ['#040b14', '#1f3f44'],
    air: '#0e2434',
    airShare: 0.6,
    rim: '#a9d0c8',
    shadow: '#040a14',
  },
  storm: {
    sky: [
      [0, '#252f40'],
      [0.4, '#455462'],
      [0.72, '#7f8f86'],
      [0.92, '#d2d3a0'],
      [1, '#f0e6ae'],
    ],
    glow: '#fdf6c4',
    disc: '#fff9d6',
    cloud: '#39475a',
    cloudShade: '#222c3c',
    far: ['#4f6268', '#a9b48a'],
    land: ['#c3c46c', '#6b8a42', '#1f3324'],
    sheen: '#eef09a',
    water: ['#c9d0a4', '#5f7f86', '#2a3f50'],
    sand: ['#e2d6a4', '#8f8468'],
    leaf: '#33502f',
    leafLit: '#8fa848',
    wood: '#3f3a34',
    grass: ['#142618', '#a9b84e'],
    air: '#4a5458',
    airShare: 0.22,
    rim: '#f6f0a8',
    shadow: '#182420',
  },
  mist: {
    sky: [
      [0, '#9fb9b4'],
      [0.5, '#cfdccb'],
      [1, '#f4f0d8'],
    ],
    glow: '#fffbe6',
    disc: '#fffdf0',
    cloud: '#f2f2e2',
    cloudShade: '#b9ccc4',
    far: ['#8fb0a8', '#d5dfcb'],
    land: ['#c9d3ac', '#7f9a72', '#33504a'],
    sheen: '#f4f4d2',
    water: ['#e0ead8', '#a3c2b8', '#4f8080'],
    sand: ['#f0ead2', '#bcb496'],
    leaf: '#4f7062',
    leafLit: '#a9bf7f',
    wood: '#5a5f52',
    grass: ['#26443c', '#a9bf82'],
    air: '#a3b8ac',
    airShare: 0.28,
    rim: '#fbf8df',
    shadow: '#34504a',
  },
};
