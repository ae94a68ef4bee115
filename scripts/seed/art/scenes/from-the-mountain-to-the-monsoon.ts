import { blend, clip } from '../core/paint.ts';
import { crisp, type Scene, stipple } from '../core/scene.ts';
import { elephant } from '../figures/elephant.ts';
import { drawFigure } from '../figures/figure.ts';
import { giraffe } from '../figures/giraffe.ts';
import { wildebeest } from '../figures/wildebeest.ts';
import { drawAcacia } from '../motifs/acacia.ts';
import { drawBaobab } from '../motifs/baobab.ts';
import { drawDhow } from '../motifs/dhow.ts';
import { drawKibo } from '../motifs/kibo.ts';
import { drawRidge, traceBushes, traceGrass, traceStrokes } from '../motifs/land.ts';
import { drawBand, drawCrescent, drawDisc, drawGlow, drawStars } from '../motifs/sky.ts';
import { traceGlints } from '../motifs/water.ts';

const PAPER = '#f3e6c9';
const WIDTH = 344;
const STEP = 370;
const LEFT = 41;

/** Four panels of one journey, from morning to night: the mountain, the baobabs, the plain, the sea. */
export function fromTheMountainToTheMonsoon(): Scene {
  const panels = [mountain(), baobabs(), plain(), sea()];
  const layer = (draw: (panel: Panel) => string) =>
    panels.map((panel, i) => frame(draw(panel), LEFT + i * STEP));
  return {
    planes: [
      crisp(drawBand(-10, 1034, PAPER)),
      stipple(...layer(({ sky }) => sky)),
      crisp(...layer(({ light }) => light)),
      stipple(...layer(({ ground }) => ground)),
      crisp(...layer(({ life }) => life)),
    ],
    vignette: 0.1,
    grain: 0.7,
  };
}

/** What a panel shows, from back to front. */
type Panel = {
  readonly sky: string;
  readonly light: string;
  readonly ground: string;
  readonly life: string;
};

/** Cuts markup, whose picture stands around x = 172, to the panel that begins at `left`. */
function frame(markup: string, left: number): string {
  const cut = clip(`<rect x="0" y="42" width="${WIDTH}" height="940" rx="6"/>`);
  return `<g transform="translate(${left} 0)"><g clip-path="${cut}">${markup}</g></g>`;
}

function mountain(): Panel {
  const coat = {
    body: '#f0bd6a',
    far: '#b57a3c',
    accent: '#8f4a24',
    mane: '#6a3420',
    dark: '#4a2418',
    rim: '#fff0c4',
    rimWidth: 0.5,
  };
  return {
    sky: [
      drawBand(0, 1034, blend(40, 640, '#4f9ab0', '#a8cfc0', '#f8dfa8', '#fbb978')),
      drawGlow([86, 560], 300, '#fff3c4', 0.9),
    ].join(''),
    light: [drawDisc([86, 540], 44, '#fff6d6')].join(''),
    ground: [
      drawKibo(196, 690, 290, 300, {
        rock: '#5a6a94',
        rockShade: '#3f4c7c',
        foot: '#b0a0b0',
        ice: '#fdf6e8',
        iceShade: '#b8c6dc',
      }),
      drawRidge(
        { seed: 'monsoon m', y: 690, swing: 24, hills: 9 },
        blend(670, 1000, '#8aa05a', '#5a8046', '#24482e'),
      ),
    ].join(''),
    life: [
      `<path d="${traceBushes('monsoon mb', 60, () => 706, 18)}" fill="#4a703f"/>`,
      drawFigure(giraffe('stand'), { x: 140, y: 880, height: 330 }, coat),
      drawFigure(giraffe('browse'), { x: 40, y: 850, height: 220 }, coat),
      `<path d="${traceGrass({ seed: 'monsoon mg', count: 700, ground: () => 960, depth: 40, height: 70 })}" fill="#1c3a26"/>`,
    ].join(''),
  };
}

function baobabs(): Panel {
  const hide = {
    body: '#5a4450',
    far: '#3a2a38',
    ear: '#6a5260',
    light: '#7f6470',
    horn: '#fff0d0',
    dark: '#1c1018',
    rim: '#ffdf9a',
  };
  return {
    sky: [drawBand(0, 1034, blend(40, 700, '#3f9ac0', '#8fd0d0', '#f6efc0', '#f6d080'))].join(''),
    light: [drawDisc([262, 250], 44, '#fffbe6')].join(''),
    ground: [
      drawRidge(
        { seed: 'monsoon b', y: 700, swing: 16, hills: 8 },
        blend(690, 1000, '#e0a850', '#b56a34', '#5a2c22'),
      ),
      `<path d="${traceStrokes('monsoon bs', 260, 720, 960, 90)}" fill="#f6cf80" opacity="0.5"/>`,
    ].join(''),
    life: [
      drawBaobab({
        seed: 'monsoon one',
        x: 150,
        y: 776,
        height: 480,
        wood: '#7a4a40',
        leaf: '#5f8a3f',
        lit: '#c98a5c',
        lightFrom: 1,
        leafy: true,
      }),
      drawFigure(
        elephant({ trunk: 'curl', stride: 0.6, tusks: true }),
        { x: 96, y: 884, height: 150 },
        hide,
        [1, -1],
      ),
      drawFigure(
        elephant({ trunk: 'down', stride: -0.5, tusks: false }),
        { x: 30, y: 896, height: 78 },
        hide,
        [1, -1],
      ),
      `<path d="${traceGrass({ seed: 'monsoon bg', count: 700, ground: () => 966, depth: 40, height: 60 })}" fill="#4a241c"/>`,
    ].join(''),
  };
}

function plain(): Panel {
  const dark = {
    body: '#3a1c24',
    far: '#28121a',
    mane: '#1c0c14',
    horn: '#1c0c14',
    rim: '#ffb46a',
  };
  const herd = [
    [40, 820, 66],
    [130, 800, 52],
    [216, 836, 74],
    [70, 880, 96],
    [226, 906, 108],
  ] as const;
  return {
    sky: [
      drawBand(0, 1034, blend(40, 700, '#5c2a6a', '#b53f5c', '#f07f4a', '#ffc060')),
      drawGlow([172, 660], 320, '#ffe9a0', 0.9),
    ].join(''),
    light: [drawDisc([172, 640], 96, '#ffedb0')].join(''),
    ground: [
      drawRidge(
        { seed: 'monsoon p', y: 716, swing: 8, hills: 6 },
        blend(700, 1000, '#c9602f', '#7a2f2f', '#2c1420'),
      ),
      `<path d="${traceStrokes('monsoon ps', 240, 730, 960, 90)}" fill="#ffb060" opacity="0.45"/>`,
    ].join(''),
    life: [
      drawAcacia({
        seed: 'monsoon tree',
        x: 236,
        y: 760,
        height: 330,
        wood: '#2c1420',
        leaf: '#3a1c24',
        spread: 1.5,
      }),
      ...herd.map(([x, y, height], i) =>
        drawFigure(wildebeest(i % 2 ? 'graze' : 'walk'), { x, y, height, flip: true }, dark),
      ),
      `<path d="${traceGrass({ seed: 'monsoon pg', count: 700, ground: () => 970, depth: 40, height: 70 })}" fill="#1c0c16"/>`,
    ].join(''),
  };
}

function sea(): Panel {
  return {
    sky: [drawBand(0, 1034, blend(40, 660, '#0c1c44', '#1f3a74', '#4f6aa0', '#a890b0'))].join(''),
    light: [drawStars('monsoon', 900, 560), drawCrescent([96, 190], 42, '#fbf3d8')].join(''),
    ground: [
      drawBand(660, 1034, blend(660, 1000, '#5a6a9c', '#1f3f74', '#0a1638')),
      drawGlow([96, 190], 160, '#f6eecb', 0.5),
    ].join(''),
    life: [
      `<path d="${traceGlints({ seed: 'monsoon sea', count: 300, top: 666, bottom: 980, width: 46 })}" fill="#c9cfe6" opacity="0.55"/>`,
      drawDhow(
        { x: 172, y: 790, scale: 1.42 },
        {
          hull: '#2c1a28',
          trim: '#d98a3f',
          sail: '#f3e2c0',
          sailShade: '#a88a94',
          crew: '#140c18',
          cloth: '#c9b4a0',
        },
      ),
      `<path d="${traceGlints({ seed: 'monsoon wake', count: 40, top: 786, bottom: 830, width: 70, center: 172, spread: 170 })}" fill="#eef2ff" opacity="0.7"/>`,
    ].join(''),
  };
}
