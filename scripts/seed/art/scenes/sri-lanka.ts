import { blend } from '../core/paint.ts';
import { closedCurve, limb, oval } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { elephant } from '../figures/elephant.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { drawRidge, traceBushes } from '../motifs/land.ts';
import { drawPalm } from '../motifs/palm.ts';
import { drawBand, drawBirds, drawCloudBars, drawDisc, drawGlow } from '../motifs/sky.ts';
import { mirrorIn, traceGlints } from '../motifs/water.ts';

const SHORE = 690;

/** Sigiriya above its forest, a white dome among the palms, and elephants at the lake. */
export function sriLanka(): Scene {
  const land = [rock(), forest(), dagoba()].join('');
  return {
    planes: [
      stipple(
        drawBand(-10, 1034, blend(0, SHORE, '#4f8fa8', '#9fc6b8', '#f8e0ac', '#fbbd86', '#f59a78')),
      ),
      stipple(drawGlow([1180, 420], 520, '#fff2c4', 0.95), clouds()),
      crisp(drawDisc([1180, 410], 70, '#fff9df')),
      stipple(
        drawRidge(
          { seed: 'sigiri far', y: 600, swing: 60, hills: 3 },
          blend(560, 690, '#8f8a9a', '#d9b09a'),
        ),
      ),
      crisp(land),
      stipple(
        drawBand(SHORE, 1034, blend(SHORE, 1030, '#f3c093', '#b58f8a', '#5f7a80', '#24505a')),
      ),
      stipple(mirrorIn(SHORE, land, 0.42, 0.6)),
      crisp(
        `<path d="${traceGlints({ seed: 'sigiri', count: 210, top: SHORE + 6, bottom: 1010, width: 60 })}" fill="#ffe6bd" opacity="0.5"/>`,
        herd(),
      ),
      soft(drawGlow([640, SHORE], 900, '#ffe3bf', 0.35, 0.06)),
      crisp(lotus(), palms()),
      crisp(
        drawBirds(
          [
            [820, 250, 16],
            [868, 232, 13],
            [780, 276, 11],
            [910, 262, 10],
          ],
          '#5a5a68',
        ),
      ),
    ],
    vignette: 0.2,
  };
}

function clouds(): string {
  return drawCloudBars([
    [1220, 180, 620, 26, '#f6e3bd'],
    [240, 240, 560, 24, '#dfe3c6'],
    [1000, 310, 520, 20, '#fbd3a4'],
  ]);
}

/** The flat-topped rock, its walls streaked by rain, the lion stairs half-way up. */
function rock(): string {
  const body = closedCurve(
    '330,700,1 350,560 372,470 366,380 400,300 440,268,1 560,252 690,262 752,290,1 778,380 770,470 800,560 830,700,1',
    0.22,
  );
  const lit = closedCurve(
    '610,258,1 690,262 752,290,1 778,380 770,470 800,560 830,700,1 700,700,1 690,560 640,470 660,380',
    0.22,
  );
  const random = createRandom('sigiri streaks');
  const streaks = Array.from({ length: 26 }, () => {
    const x = random.between(390, 750);
    const y = random.between(285, 380);
    return limb(
      [
        [x, y, random.between(2, 5)],
        [x + random.between(-6, 6), y + random.between(60, 120), random.between(2, 6)],
        [x + random.between(-10, 10), y + random.between(150, 240), 1],
      ],
      'point',
    );
  });
  return (
    `<path d="${body}" fill="${blend(250, 690, '#b5705a', '#8a5050', '#5f4a4c')}"/><path d="${lit}" fill="#f0a878" opacity="0.75"/><path d="${streaks.join('')}" fill="#4a3438" opacity="0.4"/>` +
    '<path d="M392 520L470 500L462 486L560 462L552 448L640 430" fill="none" stroke="#f6dcae" stroke-width="5" opacity="0.75"/>' +
    `<path d="${traceBushes('sigiri top', 34, (x) => (x > 446 && x < 746 ? 264 : 690), 17)}" fill="#4a6a44"/><path d="M520 256v-18h60v18Z" fill="#c98f6a"/>`
  );
}

function forest(): string {
  const back = traceBushes('sigiri back', 120, () => 640, 44);
  const front = traceBushes('sigiri front', 150, () => 686, 34);
  return `<path d="${back}M-10 640H1550V700H-10Z" fill="${blend(590, 690, '#5f8a5a', '#3f6a4c')}"/><path d="${front}" fill="#27503f"/>`;
}

/** A white dagoba: bell, square and spire. */
function dagoba(): string {
  return (
    `<path d="M960 690V664H1240V690Z" fill="#e9dcc6"/><path d="M984 666Q984 540 1100 536Q1216 540 1216 666Z" fill="${blend(540, 670, '#fffaf0', '#f0dcc4')}"/>` +
    '<path d="M1140 545Q1216 560 1216 666H1150Q1180 600 1140 545Z" fill="#d9bca4" opacity="0.7"/><path d="M1074 540V504H1126V540Z" fill="#f3e6d2"/><path d="M1082 504L1100 404L1118 504Z" fill="#e0c49a"/>' +
    `<path d="M1078 522H1122M990 640H1210M998 616H1202" stroke="#c9a888" stroke-width="3"/><path d="${oval(1100, 402, 4, 6)}" fill="#f6c65a"/>`
  );
}

function herd(): string {
  const hide: Tones = {
    body: '#4f4650',
    far: '#352e3a',
    ear: '#5c525c',
    light: '#766a72',
    horn: '#f6e6cc',
    dark: '#1c161c',
    rim: '#ffd9a4',
  };
  const places = [
    [330, 792, 118, 'drink', 0.4],
    [520, 776, 96, 'curl', -0.5],
    [640, 792, 56, 'down', 0.6],
  ] as const;
  return places
    .map(([x, y, height, trunk, stride]) => {
      const one = drawFigure(
        elephant({ trunk, stride, tusks: false }),
        { x, y, height },
        hide,
        [1, -1],
      );
      return `${mirrorIn(y, one, 0.3, 0.6)}${one}<ellipse cx="${x + height * 0.66}" cy="${y + 2}" rx="${height * 0.8}" ry="5" fill="#ffe6bd" opacity="0.6"/>`;
    })
    .join('');
}

function lotus(): string {
  const random = createRandom('sigiri lotus');
  let pads = '';
  let lit = '';
  for (let i = 0; i < 44; i++) {
    const y = 880 + random.next() * 140;
    const r = (y - 840) * random.between(0.3, 0.46);
    const x = random.between(480, 1560);
    pads += oval(x, y, r, r * 0.3);
    lit += oval(x - r * 0.1, y - r * 0.05, r * 0.8, r * 0.2);
  }
  const flowers = [
    [760, 930, 1],
    [1010, 960, 1.5],
    [1250, 910, 0.9],
    [1370, 975, 1.6],
    [620, 985, 1.3],
  ] as const;
  const petals = [-68, -44, -20, 0, 20, 44, 68]
    .map(
      (turn) =>
        `<path transform="rotate(${turn})" d="M0 0C-13 -16 -9 -38 0 -50C9 -38 13 -16 0 0Z"/>`,
    )
    .join('');
  const bloom = flowers.map(
    ([x, y, s]) =>
      `<g transform="translate(${x} ${y}) scale(${s})"><g fill="#e8748f">${petals}</g><g fill="#f9b8c4" transform="scale(0.72)">${petals}</g><path d="${oval(0, -6, 7, 5)}" fill="#f6c65a"/></g>`,
  );
  return `<path d="${pads}" fill="#1f5a4c"/><path d="${lit}" fill="#4f8a60"/>${bloom.join('')}`;
}

function palms(): string {
  const tones = { wood: '#3a2a2c', leaf: '#1f4f40', lit: '#7aa05a', lightFrom: 1 } as const;
  return (
    drawPalm({ seed: 'sigiri a', x: 96, y: 1000, height: 620, bend: 0.1, ...tones }) +
    drawPalm({ seed: 'sigiri b', x: 10, y: 1020, height: 470, bend: 0.16, ...tones }) +
    drawPalm({ seed: 'sigiri c', x: 1330, y: 700, height: 230, bend: 0.12, ...tones }) +
    drawPalm({ seed: 'sigiri d', x: 930, y: 698, height: 190, bend: -0.14, ...tones })
  );
}
