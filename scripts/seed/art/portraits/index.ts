import type { Portrait } from './portrait.ts';

const DEEP = { base: '#7a4630', shade: '#4a2620', light: '#b9774f' };
const BROWN = { base: '#93583a', shade: '#5f3226', light: '#cc8c5e' };
const DARK = { base: '#5e3527', shade: '#371c1a', light: '#9a6244' };
const OLIVE = { base: '#b87f55', shade: '#84503a', light: '#e3b183' };
const FAIR = { base: '#e5b48d', shade: '#bd8062', light: '#f9dcbb' };

/** Those who work for the operator, and a guest. */
export const portraits = {
  'portrait-neema-mollel': {
    seed: 'neema',
    ground: ['#f0b44c', '#b8622b'],
    face: {
      skin: DEEP,
      lips: '#8c3f38',
      width: 146,
      jaw: 0.86,
      brow: '#20100e',
      smile: 0.7,
      earring: '#e8503a',
    },
    hair: { kind: 'braids', color: '#241312', light: '#6b4034', trim: '#e8503a' },
    clothes: { kind: 'shirt', color: '#7d8455', trim: '#4d5636', beads: '#d8392f' },
  },
  'portrait-salim-haji': {
    seed: 'salim',
    ground: ['#6cc0bd', '#1f6a7a'],
    face: {
      skin: BROWN,
      lips: '#8a4a3c',
      width: 152,
      jaw: 0.96,
      brow: '#4a3f3a',
      browWeight: 1.15,
      smile: 0.25,
      beard: '#57493f',
      lined: true,
    },
    hair: { kind: 'kofia', color: '#4a3f3a', light: '#f3e6c8', trim: '#2f7f86' },
    clothes: { kind: 'kanzu', color: '#efe3c8', trim: '#a9803f' },
  },
  'portrait-ruth-kimaro': {
    seed: 'ruth',
    ground: ['#e98f73', '#8f3b46'],
    face: {
      skin: DARK,
      lips: '#7d3038',
      width: 144,
      jaw: 0.9,
      brow: '#180c0c',
      smile: 0.45,
      glasses: '#f0b44c',
      earring: '#f0b44c',
    },
    hair: { kind: 'puff', color: '#1f1212', light: '#55352e', trim: '#2f8c8a' },
    clothes: { kind: 'dress', color: '#1f5f6b', trim: '#f3c24f' },
  },
  'portrait-joseph-laizer': {
    seed: 'joseph',
    ground: ['#b9cfa0', '#4c7258'],
    face: {
      skin: DARK,
      lips: '#6b342f',
      width: 140,
      jaw: 0.88,
      brow: '#1a0d0c',
      browWeight: 0.8,
      smile: 0.1,
      earring: '#f6ead2',
    },
    hair: { kind: 'cropped', color: '#221313', light: '#4f322b', trim: '#d8392f' },
    clothes: { kind: 'shuka', color: '#c9302c', trim: '#40102c', beads: '#e39b2e' },
  },
  'portrait-amina-suleiman': {
    seed: 'amina',
    ground: ['#f6d79a', '#c78a3f'],
    face: { skin: BROWN, lips: '#94443f', width: 148, jaw: 0.94, brow: '#24120f', smile: 0.95 },
    hair: { kind: 'wrap', color: '#b5305a', light: '#e87f94', trim: '#f6c65a' },
    clothes: { kind: 'dress', color: '#7a1f4a', trim: '#f6c65a' },
  },
  'portrait-anjali-shah': {
    seed: 'anjali',
    ground: ['#a9a3cf', '#4a4580'],
    face: {
      skin: OLIVE,
      lips: '#9c4a46',
      width: 141,
      jaw: 0.84,
      brow: '#1d1216',
      smile: 0.2,
      earring: '#e3ad48',
      lined: true,
    },
    hair: { kind: 'parted', color: '#221a24', light: '#7d7080', trim: '#e3ad48' },
    clothes: { kind: 'scarf', color: '#f0e2c4', trim: '#d9653f' },
  },
  'portrait-clara-b': {
    seed: 'clara',
    ground: ['#9fd6d0', '#3f8fa0'],
    face: {
      skin: FAIR,
      lips: '#b8604f',
      width: 143,
      jaw: 0.85,
      brow: '#8a5a34',
      browWeight: 0.8,
      smile: 0.8,
    },
    hair: { kind: 'sunhat', color: '#b9793f', light: '#e8b673', trim: '#d9563a' },
    clothes: { kind: 'shirt', color: '#4f86a6', trim: '#2f5f7a' },
  },
} satisfies Record<string, Portrait>;
