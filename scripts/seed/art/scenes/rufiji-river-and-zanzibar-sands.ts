import { blend } from '../core/paint.ts';
import { closedCurve, limb, oval } from '../core/path.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { hippo } from '../figures/water-beasts.ts';
import { groundBelow, traceBushes, traceGrass, traceRidge } from '../motifs/land.ts';
import { drawPalm } from '../motifs/palm.ts';
import { placeAt } from '../motifs/place.ts';
import { drawBand, drawBirds, drawCloudBars, drawDisc, drawGlow } from '../motifs/sky.ts';
import { mirrorIn, traceGlints } from '../motifs/water.ts';

const SHORE = 570;

/** A boat drifts on the Rufiji at sunset, its engine off, between hippos. */
export function rufijiRiverAndZanzibarSands(): Scene {
  const bank = shore();
  const boat = placeAt({ x: 900, y: 790, scale: 1.5 }, drawRiverBoat());
  return {
    planes: [
      stipple(
        drawBand(-10, 1034, blend(0, SHORE, '#3a1f54', '#8f2f5c', '#d9503f', '#f6933f', '#ffd070')),
      ),
      stipple(drawGlow([520, 520], 620, '#ffe49a', 1), clouds()),
      crisp(drawDisc([520, 500], 128, blend(370, 630, '#fff6cf', '#ffcf6a'))),
      crisp(bank),
      stipple(
        drawBand(SHORE, 1034, blend(SHORE, 1030, '#ffc070', '#d9664a', '#7f2f54', '#2a1638')),
      ),
      stipple(mirrorIn(SHORE, bank, 0.5, 0.6)),
      crisp(
        `<path d="${traceGlints({ seed: 'rufiji sun', count: 240, top: SHORE + 4, bottom: 1000, width: 66, center: 520, spread: 280, taper: 0.4 })}" fill="#fff0b0" opacity="0.85"/>`,
        `<path d="${traceGlints({ seed: 'rufiji dark', count: 130, top: 640, bottom: 1010, width: 90 })}" fill="#4a1c44" opacity="0.35"/>`,
      ),
      crisp(
        mirrorIn(796, boat, 0.35, 0.5),
        boat,
        '<path d="M620 796Q900 786 1230 796Q1260 802 1180 806Q900 812 600 804Z" fill="#ffd9a0" opacity="0.7"/>',
      ),
      crisp(hippos()),
      soft(drawGlow([520, SHORE], 600, '#ffd98a', 0.4, 0.12)),
      crisp(
        `<path d="${traceGrass({ seed: 'rufiji reeds', count: 300, ground: () => 1030, depth: 10, height: 230, from: -10, to: 330, lean: 0.12 })}${traceGrass({ seed: 'rufiji near', count: 420, ground: () => 1030, depth: 10, height: 90 })}" fill="#1c0d22"/>`,
        drawBirds(
          [
            [860, 250, 20],
            [920, 226, 16],
            [980, 246, 14],
            [1030, 210, 13],
            [800, 276, 12],
          ],
          '#3a1638',
        ),
      ),
    ],
    vignette: 0.28,
  };
}

function clouds(): string {
  return drawCloudBars([
    [1150, 150, 760, 30, '#8a3564'],
    [300, 230, 620, 26, '#c24a58'],
    [1200, 320, 620, 24, '#ef7a4c'],
    [860, 420, 560, 18, '#fbab58'],
  ]);
}

function shore(): string {
  const palm = { wood: '#3a1730', leaf: '#3a1730' };
  const palms = [
    [980, 300, 0.04],
    [1070, 230, -0.05],
    [1240, 360, 0.03],
    [1320, 260, 0.07],
    [1450, 330, -0.03],
    [120, 250, 0.05],
    [200, 190, -0.06],
    [40, 300, -0.02],
  ] as const;
  return (
    `<path d="${groundBelow(traceRidge({ seed: 'rufiji bank', y: 556, swing: 8, hills: 6 }), SHORE)}${traceBushes('rufiji bush', 90, () => 560, 26)}" fill="#4a1c3c"/>` +
    palms
      .map(([x, height, bend], i) =>
        drawPalm({ seed: `rufiji ${i}`, x, y: 564, height, bend, ...palm }),
      )
      .join('')
  );
}

/** A flat boat with a canopy and five people, bow to the right; about 420 long, waterline at y = 0. */
function drawRiverBoat(): string {
  const dark = '#2a1230';
  const heads = [-92, -38, 18, 74].map((x, i) => {
    const hat =
      i % 2
        ? closedCurve(
            [
              [x - 15, -84],
              [x - 4, -94],
              [x + 8, -94],
              [x + 18, -84],
              [x + 2, -87],
            ],
            0.3,
          )
        : '';
    return (
      limb([
        [x, -20, 15],
        [x, -48, 14],
        [x + 1, -64, 6],
      ]) +
      oval(x + 2, -78, 9, 10.6) +
      hat
    );
  });
  const guide =
    limb('-160,-18,11 -158,-56,13 -156,-78,6') +
    oval(-155, -92, 9, 10.6) +
    limb('-158,-64,6 -176,-46,5 -190,-30,4');
  return (
    `<path d="M-130 -150V-20M120 -150V-20M0 -150V-20" stroke="${dark}" stroke-width="4"/><path d="${closedCurve('-160,-146 -150,-158 0,-166 150,-158 164,-146,1 150,-148 0,-154 -150,-148', 0.2)}" fill="#e8b070"/><path d="M-160 -146Q0 -156 164 -146L160 -138Q0 -148 -156 -138Z" fill="#b5502f"/>` +
    `<path d="${heads.join('')}${guide}" fill="${dark}"/><path d="${closedCurve('-214,-34,1 -120,-28 100,-28 190,-36 232,-52,1 206,-12 180,4 -190,4 -206,-10', 0.3)}" fill="#5a2438"/><path d="M-214 -34Q-120 -27 100 -27T232 -52L228 -42Q190 -26 100 -18T-212 -24Z" fill="#ffb860"/><path d="M-214 -44h-22v30h14Z" fill="${dark}"/>`
  );
}

function hippos(): string {
  const hide: Tones = {
    body: '#3f1f3c',
    far: '#2a1230',
    light: '#8a4a58',
    accent: '#d9706a',
    ear: '#a8506a',
    dark: '#1c0d22',
    rim: '#ffb060',
  };
  const places = [
    [430, 730, 84, 'rest', false],
    [300, 768, 100, 'rest', false],
    [420, 912, 140, 'yawn', false],
    [1280, 880, 126, 'rest', true],
    [1440, 840, 100, 'rest', true],
  ] as const;
  return places
    .map(
      ([x, y, height, pose, flip]) =>
        `${drawFigure(hippo(pose), { x, y, height, flip }, hide, [0.2, -1])}<ellipse cx="${x}" cy="${y + 4}" rx="${height * 1.25}" ry="6" fill="#ffc884" opacity="0.5"/>`,
    )
    .join('');
}
