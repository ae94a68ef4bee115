import { blend } from '../core/paint.ts';
import { closedCurve } from '../core/path.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { archer } from '../figures/archer.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { drawAcacia } from '../motifs/acacia.ts';
import { drawBaobab } from '../motifs/baobab.ts';
import { drawRidge, traceBushes, traceGrass, traceStrokes } from '../motifs/land.ts';
import { drawBand, drawBirds, drawCloudBars, drawDisc, drawGlow } from '../motifs/sky.ts';

/** Hunters at sunrise above Lake Eyasi; one has seen something. */
export function morningsWithTheHadza(): Scene {
  return {
    planes: [
      stipple(
        drawBand(-10, 1034, blend(0, 640, '#4a6a8c', '#a08f9c', '#f0a878', '#ffcb80', '#ffe3a0')),
      ),
      stipple(drawGlow([610, 560], 640, '#fff3c0', 1), clouds()),
      crisp(drawDisc([610, 540], 120, '#fff6d4')),
      stipple(
        drawRidge(
          { seed: 'eyasi far', y: 570, swing: 50, hills: 2, shape: (x) => -60 * (x / 1536) },
          blend(500, 660, '#9a6f80', '#e8a87c'),
        ),
        drawBand(636, 1034, blend(636, 800, '#ffdfae', '#f3bb84', '#c97f4f')),
        `<path d="${traceStrokes('eyasi lake', 130, 640, 700, 120)}" fill="#fff6dc" opacity="0.7"/>`,
        drawRidge(
          { seed: 'eyasi bank', y: 716, swing: 16, hills: 4 },
          blend(700, 1020, '#c9784a', '#8a4a34', '#3f2024'),
        ),
        `<path d="${traceStrokes('eyasi ground', 160, 740, 1000, 110)}" fill="#f6b46a" opacity="0.4"/>`,
      ),
      crisp(
        `<path d="${traceBushes('eyasi scrub', 70, () => 722, 14)}" fill="#7a4434"/>`,
        drawAcacia({
          seed: 'eyasi 1',
          x: 250,
          y: 740,
          height: 120,
          wood: '#5a2f2a',
          leaf: '#6a3a2c',
          spread: 1.5,
        }),
        drawAcacia({
          seed: 'eyasi 2',
          x: 90,
          y: 752,
          height: 170,
          wood: '#52292a',
          leaf: '#5f342a',
          spread: 1.5,
        }),
        drawBaobab({
          seed: 'eyasi baobab',
          x: 1310,
          y: 880,
          height: 760,
          wood: '#3f2028',
          leaf: '#3f2028',
          lit: '#c9744a',
          lightFrom: -1,
        }),
      ),
      soft(drawGlow([610, 700], 800, '#ffdf9c', 0.45, 0.14)),
      crisp(rock(), hunters()),
      crisp(
        `<path d="${traceGrass({ seed: 'eyasi near', count: 620, ground: () => 1026, depth: 18, height: 104, lean: 0.25 })}" fill="#2a1218"/>`,
        drawBirds(
          [
            [880, 300, 16],
            [926, 282, 12],
            [960, 310, 10],
          ],
          '#6a4a54',
        ),
      ),
    ],
    vignette: 0.26,
  };
}

function clouds(): string {
  return drawCloudBars([
    [1180, 200, 700, 28, '#c99a94'],
    [260, 270, 560, 24, '#f0b48c'],
    [900, 380, 640, 20, '#ffc98a'],
  ]);
}

function rock(): string {
  const body = closedCurve(
    '120,1040,1 180,950 260,890 400,862 560,852 720,860 860,880 930,930 980,1040,1',
    0.26,
  );
  const lit = closedCurve('260,890 400,862 560,852 720,860 800,872 640,876 480,884 330,908', 0.26);
  return `<path d="${body}" fill="${blend(850, 1030, '#7a4034', '#3a1c22')}"/><path d="${lit}" fill="#f6b070" opacity="0.8"/><path d="M430 884q30 60 -10 140M700 872q40 70 10 160" stroke="#2a1218" stroke-width="5" fill="none" opacity="0.6"/>`;
}

function hunters(): string {
  const skin: Tones = {
    body: '#4a241c',
    far: '#341814',
    accent: '#b5622f',
    dark: '#1c0c10',
    horn: '#8a5030',
    rim: '#ffc680',
    rimWidth: 1,
  };
  return (
    drawFigure(archer('draw'), { x: 690, y: 866, height: 330, flip: true }, skin, [-0.4, -1]) +
    drawFigure(
      archer('walk'),
      { x: 470, y: 864, height: 318, flip: true },
      { ...skin, accent: '#4f6a7a' },
      [1, -0.6],
    ) +
    drawFigure(
      archer('walk'),
      { x: 860, y: 886, height: 236, flip: true },
      { ...skin, accent: '#a8402f' },
      [-1, -0.6],
    )
  );
}
