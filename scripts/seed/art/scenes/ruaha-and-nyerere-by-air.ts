import { blend } from '../core/paint.ts';
import { closedCurve } from '../core/path.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { hippo } from '../figures/water-beasts.ts';
import { drawAcacia } from '../motifs/acacia.ts';
import { drawAircraft } from '../motifs/aircraft.ts';
import { traceFarHerd } from '../motifs/herd.ts';
import { drawRidge, traceBushes, traceGrass, traceStrokes } from '../motifs/land.ts';
import { drawPalm } from '../motifs/palm.ts';
import { drawBand, drawCloudBars, drawDisc, drawGlow } from '../motifs/sky.ts';
import { traceGlints } from '../motifs/water.ts';

const RIVER =
  '1010,520,1 1090,528 1050,546 900,560 760,586 700,622 780,660 960,690 1080,740 1060,800 900,870 600,950 380,1060,1 1300,1060,1 1400,960 1500,860 1440,760 1290,690 1120,650 1010,620 1020,596 1130,572 1210,552 1230,534 1180,520,1';

/** A bush plane turns over a river of the south, with hippos in the bend. */
export function ruahaAndNyerereByAir(): Scene {
  return {
    planes: [
      stipple(drawBand(-10, 540, blend(0, 520, '#3f8fae', '#8fc4c0', '#f3e3b0', '#fbc987'))),
      stipple(drawGlow([300, 400], 520, '#fff4cc', 0.9), clouds()),
      crisp(drawDisc([300, 390], 62, '#fffae2')),
      stipple(
        drawRidge(
          { seed: 'ruaha far', y: 480, swing: 70, hills: 3 },
          blend(430, 540, '#8f8aa0', '#e0b890'),
        ),
        drawBand(510, 1034, blend(510, 1030, '#eab866', '#d99a4c', '#a8683a', '#5a3026')),
        `<path d="${traceStrokes('ruaha', 300, 520, 1000, 110)}" fill="#ffdf9a" opacity="0.45"/>`,
        `<path d="${traceStrokes('ruaha dark', 150, 540, 1010, 120)}" fill="#8a5030" opacity="0.35"/>`,
      ),
      stipple(river()),
      crisp(
        `<path d="${traceBushes('ruaha trees', 90, (x) => 524 + Math.abs(x - 1000) * 0.02, 12)}" fill="#7f7a44"/>`,
        `<path d="${traceFarHerd({
          seed: 'ruaha',
          groups: [
            [420, 660, 240, 20, 26],
            [240, 760, 160, 20, 9],
          ],
          size: [20, 34],
        })}" fill="#5a3630"/>`,
        trees(),
      ),
      soft(drawGlow([760, 540], 900, '#ffe9bd', 0.4, 0.08)),
      crisp(
        '<path d="M470 836l120 -16 40 -26 14 22 96 6 -96 16 -30 34 -22 -30Z" fill="#4a2a24" opacity="0.35"/>',
        hippos(),
      ),
      crisp(
        drawAircraft(
          { x: 640, y: 236, scale: 1.5 },
          { paint: '#fffaf0', shade: '#c9b8a4', stripe: '#d8502f', glass: '#24323f' },
        ),
        `<path d="${traceGrass({ seed: 'ruaha near', count: 500, ground: () => 1026, depth: 16, height: 100 })}" fill="#3a1c1a"/>`,
      ),
    ],
    vignette: 0.18,
  };
}

function clouds(): string {
  return drawCloudBars(
    [
      [1180, 130, 680, 34, '#e6efdc'],
      [160, 180, 520, 26, '#dcead8'],
      [1260, 280, 560, 24, '#fbe6bd'],
      [700, 400, 520, 16, '#fbd9a0'],
    ],
    0.85,
  );
}

function river(): string {
  return (
    `<path d="${closedCurve(RIVER, 0.3)}" fill="#f6dca4" transform="translate(-18 6)"/><path d="${closedCurve(RIVER, 0.3)}" fill="${blend(520, 1030, '#f9e0b0', '#8fc0b8', '#4f9aa0', '#1f5a6c')}"/>` +
    `<path d="${traceGlints({ seed: 'ruaha water', count: 90, top: 660, bottom: 1010, width: 70, center: 1130, spread: 250, taper: 0.3 })}" fill="#fff3d0" opacity="0.6"/>`
  );
}

function trees(): string {
  const palm = { wood: '#4a3228', leaf: '#4a6a3a', lit: '#9aa84c', lightFrom: -1 } as const;
  const acacias = [
    [560, 610, 90],
    [120, 640, 130],
    [1420, 620, 110],
  ] as const;
  const palms = [
    [1330, 680, 170, 0.08],
    [1386, 690, 210, -0.06],
    [1470, 740, 290, 0.05],
    [640, 640, 110, 0.08],
    [610, 636, 90, -0.1],
  ] as const;
  return (
    acacias
      .map(([x, y, height], i) =>
        drawAcacia({
          seed: `ruaha ${i}`,
          x,
          y,
          height,
          wood: '#5a3828',
          leaf: '#66703a',
          lit: '#a9a04c',
          spread: 1.5,
        }),
      )
      .join('') +
    palms
      .map(([x, y, height, bend], i) =>
        drawPalm({ seed: `ruaha ${i}`, x, y, height, bend, ...palm }),
      )
      .join('')
  );
}

function hippos(): string {
  const hide: Tones = {
    body: '#6a4a50',
    far: '#4a3238',
    light: '#b57a78',
    accent: '#d98a86',
    ear: '#c97a7a',
    dark: '#241418',
    rim: '#ffdfb0',
  };
  const places = [
    [1000, 900, 88, 'rest', false],
    [1220, 850, 70, 'rest', true],
    [1180, 946, 110, 'yawn', true],
    [820, 980, 104, 'rest', false],
    [1330, 930, 90, 'rest', true],
  ] as const;
  return places
    .map(
      ([x, y, height, pose, flip]) =>
        `${drawFigure(hippo(pose), { x, y, height, flip }, hide)}<ellipse cx="${x}" cy="${y + 3}" rx="${height * 1.2}" ry="6" fill="#d9efe0" opacity="0.5"/>`,
    )
    .join('');
}
