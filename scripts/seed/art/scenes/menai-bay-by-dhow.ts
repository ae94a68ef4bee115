import { vertical } from '../core/paint.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawDhow } from '../motifs/dhow.ts';
import { drawRidge, traceBushes } from '../motifs/land.ts';
import { drawPalm } from '../motifs/palm.ts';
import { drawBand, drawBirds, drawCumulus, drawGlow, drawSky } from '../motifs/sky.ts';
import { mirrorIn, traceCaustics, traceGlints, waterBelow } from '../motifs/water.ts';

const HORIZON = 540;

/** A dhow under full sail over turquoise shallows and a white sandbank, at noon. */
export function menaiBayByDhow(): Scene {
  const dhow = drawDhow(
    { x: 640, y: 690, scale: 2.05 },
    {
      hull: '#5a2f26',
      trim: '#e8a33d',
      sail: '#fff6e2',
      sailShade: '#d9b48c',
      crew: '#3a1f24',
      cloth: '#f3dcb8',
    },
  );
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#1f7fb0'],
          [0.25, '#4fb0cc'],
          [0.45, '#a9dfdf'],
          [0.53, '#e6f6e6'],
          [1, '#e6f6e6'],
        ]),
      ),
      crisp(clouds()),
      stipple(
        drawRidge(
          {
            seed: 'menai isle',
            y: 536,
            swing: 10,
            hills: 4,
            shape: (x) =>
              -34 * Math.exp(-(((x - 1290) / 150) ** 2)) -
              22 * Math.exp(-(((x - 250) / 210) ** 2)) +
              12,
          },
          '#3d8f8a',
        ),
        `<path d="${traceBushes('menai mangrove', 46, (x) => (x > 1110 && x < 1470 ? 524 - 18 * Math.exp(-(((x - 1290) / 110) ** 2)) : 590), 18)}" fill="#2b7468"/>`,
      ),
      stipple(
        drawBand(
          HORIZON,
          1034,
          vertical(HORIZON, 1030, [
            [0, '#17799c'],
            [0.1, '#1b93ad'],
            [0.26, '#2fb4b8'],
            [0.5, '#6fd3c4'],
            [0.75, '#a9e6d0'],
            [1, '#4bb9b4'],
          ]),
        ),
        depthBands(),
      ),
      crisp(
        `<path d="${traceGlints({ seed: 'menai far', count: 190, top: HORIZON + 4, bottom: 760, width: 42 })}" fill="#d9fbf0" opacity="0.55"/>`,
      ),
      crisp(
        `<path d="${traceCaustics('menai net', 15, 716, 1016, 92)}" fill="none" stroke="#eafff4" stroke-width="2" opacity="0.26"/>`,
      ),
      crisp(sandbank(), mirrorIn(694, dhow, 0.3, 0.42)),
      crisp(smallSails(), dhow, wake()),
      stipple(
        `<path d="${traceGlints({ seed: 'menai near', count: 120, top: 690, bottom: 1010, width: 90 })}" fill="#f4fff8" opacity="0.5"/>`,
        `<path d="${traceGlints({ seed: 'menai deep', count: 70, top: 860, bottom: 1020, width: 120 })}" fill="#1f8c98" opacity="0.4"/>`,
      ),
      soft(drawGlow([640, 470], 300, '#ffffff', 0.18)),
      crisp(
        palms(),
        drawBirds(
          [
            [930, 250, 18],
            [986, 226, 14],
            [1034, 262, 12],
          ],
          '#f6fbf2',
        ),
      ),
    ],
    vignette: 0.16,
  };
}

function clouds(): string {
  return [
    drawCumulus({ x: 1180, y: 470, width: 660, height: 210, fill: '#f4fbf2', opacity: 0.95 }),
    drawCumulus({ x: 1290, y: 476, width: 460, height: 120, fill: '#d4ecec', opacity: 0.9 }),
    drawCumulus({ x: 210, y: 480, width: 500, height: 120, fill: '#f4fbf2', opacity: 0.9 }),
    drawCumulus({ x: 700, y: 500, width: 440, height: 60, fill: '#e6f5ee', opacity: 0.9 }),
  ].join('');
}

function depthBands(): string {
  return `<path d="${waterBelow([
    [-20, 640],
    [300, 622],
    [640, 650],
    [1000, 630],
    [1300, 606],
    [1560, 620],
  ])}" fill="#3fbfbb" opacity="0.45"/><path d="${waterBelow([
    [-20, 760],
    [260, 720],
    [620, 744],
    [960, 700],
    [1260, 668],
    [1560, 680],
  ])}" fill="#8fe0cc" opacity="0.5"/><path d="${waterBelow([
    [-20, 960],
    [380, 920],
    [760, 950],
    [1160, 900],
    [1560, 930],
  ])}" fill="#1f9aa3" opacity="0.5"/>`;
}

function sandbank(): string {
  return `<path d="M820 742C960 706 1180 690 1560 690V838C1380 836 1260 812 1120 798C980 786 840 770 820 742Z" fill="#c9f2dc" opacity="0.9"/><path d="M900 736C1020 712 1220 702 1560 704V806C1400 802 1290 788 1160 776C1040 768 930 756 900 736Z" fill="${vertical(
    700,
    810,
    [
      [0, '#fff6de'],
      [1, '#f3dcae'],
    ],
  )}"/><path d="M1010 738C1140 722 1320 716 1560 720V744C1400 742 1180 746 1010 738Z" fill="#ffffff" opacity="0.6"/>`;
}

function smallSails(): string {
  const far = {
    hull: '#4b5f6a',
    trim: '#4b5f6a',
    sail: '#f6fbf0',
    sailShade: '#bcd6d4',
    crew: '#4b5f6a',
  };
  return (
    drawDhow({ x: 1010, y: 556, scale: 0.26, flip: true }, far) +
    drawDhow({ x: 300, y: 560, scale: 0.32 }, far) +
    drawDhow({ x: 388, y: 552, scale: 0.2 }, far)
  );
}

function wake(): string {
  return '<path d="M440 696Q560 686 860 694Q960 700 900 704Q640 712 420 704Z" fill="#f4fff8" opacity="0.85"/><path d="M838 692q20 -16 40 -2q14 -6 26 6q-30 4 -66 0Z" fill="#ffffff"/><path d="M250 708Q340 700 440 702L380 712Z" fill="#f4fff8" opacity="0.6"/>';
}

function palms(): string {
  return (
    drawPalm({
      seed: 'menai a',
      x: 1390,
      y: 762,
      height: 430,
      bend: -0.2,
      wood: '#6b4636',
      leaf: '#1f6a55',
      lit: '#5fae62',
      lightFrom: -1,
    }) +
    drawPalm({
      seed: 'menai b',
      x: 1450,
      y: 768,
      height: 330,
      bend: 0.16,
      wood: '#5c3a30',
      leaf: '#1a5a4b',
      lit: '#4d9a5a',
      lightFrom: -1,
    }) +
    '<ellipse cx="1330" cy="776" rx="120" ry="7" fill="#c9a878" opacity="0.6"/>'
  );
}
