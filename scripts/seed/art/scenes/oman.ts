import { blend, linear } from '../core/paint.ts';
import { closedCurve } from '../core/path.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { camel } from '../figures/camel.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { villager } from '../figures/villager.ts';
import { traceStrokes } from '../motifs/land.ts';
import { drawBand, drawDisc, drawGlow } from '../motifs/sky.ts';

const CAMELS = [
  [500, 690, 128, 1, '#b5342f'],
  [760, 668, 128, -1, '#1f6f7f'],
  [1010, 664, 124, 1, '#c9782f'],
] as const;

/** A caravan on a crest of the Sharqiya Sands, at the end of the day. */
export function oman(): Scene {
  return {
    planes: [
      stipple(
        drawBand(-10, 1034, blend(0, 660, '#3f7f9a', '#8fb5a8', '#f3d9a0', '#fbb770', '#f08f5a')),
      ),
      stipple(drawGlow([330, 430], 620, '#fff0bd', 1)),
      crisp(drawDisc([330, 420], 104, blend(310, 530, '#fffbe4', '#ffe29a'))),
      stipple(
        `<path d="M-10 560L120 520L210 545L330 490L420 540L560 500L650 548L800 505L960 552L1120 520L1300 556L1560 530V700H-10Z" fill="${blend(490, 640, '#b5748a', '#eab08a')}"/>`,
      ),
      soft(drawGlow([600, 610], 900, '#ffdcae', 0.6, 0.1)),
      stipple(
        dune(
          '-20,640 180,604 420,622 700,590 980,612 1240,580 1560,600',
          '#e8a565',
          '#c9743f',
          '1240,580 1330,640 1280,760 1560,760 1560,600',
        ),
      ),
      stipple(
        dune(
          '-20,760 160,720 380,690 640,672 900,660 1140,664 1320,690 1560,740',
          '#f6c07a',
          '#d98448',
          '',
        ),
        `<path d="${closedCurve('380,690,1 640,672 900,660 1140,664 1320,690 1560,740,1 1560,900,1 1200,860 1010,800 820,760 560,730', 0.3)}" fill="${blend(660, 900, '#a8522f', '#7f3a30')}" opacity="0.85"/>`,
      ),
      crisp(shadows(), caravan()),
      stipple(
        dune('-20,860 200,830 460,850 720,900 980,940 1260,920 1560,850', '#ffd08a', '#e09250', ''),
        `<path d="${closedCurve('-20,860,1 200,830 460,850 720,900 980,940,1 760,960 500,1000 300,1040,1 -20,1040,1', 0.3)}" fill="${linear(
          [0, 830],
          [700, 1040],
          [
            [0, '#c9703f'],
            [1, '#8a4232'],
          ],
        )}"/>`,
        `<path d="${ripples()}" fill="none" stroke="#fff0c4" stroke-width="3" opacity="0.5"/>`,
        `<path d="${traceStrokes('oman sand', 90, 960, 1020, 120)}" fill="#ffe3a8" opacity="0.5"/>`,
      ),
      soft(drawGlow([500, 640], 500, '#ffe9b8', 0.3, 0.3)),
    ],
    vignette: 0.2,
  };
}

function dune(crest: string, lit: string, dark: string, shade: string): string {
  const [first = '', ...rest] = crest.split(' ');
  const last = rest.pop() ?? '';
  const body = closedCurve(`${first},1 ${rest.join(' ')} ${last},1 1580,1060,1 -40,1060,1`, 0.34);
  return `<path d="${body}" fill="${blend(580, 1000, lit, dark)}"/>${shade ? `<path d="${closedCurve(shade, 0.3)}" fill="#a8522f" opacity="0.5"/>` : ''}`;
}

function ripples(): string {
  return Array.from(
    { length: 9 },
    (_, i) => `M${1010 + i * 58} ${962 - i * 8}q${60 + i * 8} 20 ${150 + i * 6} ${14 + i * 7}`,
  ).join('');
}

function shadows(): string {
  return CAMELS.map(
    ([x, y]) =>
      `<path d="M${x + 20} ${y}L${x + 110} ${y - 4}L${x + 420} ${y + 84}L${x + 300} ${y + 76}Z" fill="#4a2024" opacity="0.35"/>`,
  ).join('');
}

function caravan(): string {
  const coat: Tones = {
    body: '#8a4f34',
    far: '#5a3028',
    dark: '#2a1418',
    mane: '#f3d08a',
    shade: '#6a3a2c',
    rim: '#ffdf9a',
  };
  const man: Tones = {
    body: '#f6ead0',
    far: '#5a3428',
    accent: '#e3cfa8',
    mane: '#c9a880',
    dark: '#6a4030',
    light: '#b5342f',
    rim: '#fff3cf',
  };
  const ropes = CAMELS.slice(1).map(
    ([x, y]) => `M${x - 90} ${y - 150}Q${x - 40} ${y - 96} ${x + 10} ${y - 112}`,
  );
  return (
    CAMELS.map(([x, y, height, stride, accent]) =>
      drawFigure(camel(stride), { x, y, height }, { ...coat, accent }, [-1, -0.6]),
    ).join('') +
    drawFigure(villager('greet'), { x: 1262, y: 688, height: 136 }, man, [-1, -0.6]) +
    `<path d="${ropes.join('')}" fill="none" stroke="#4a2420" stroke-width="2"/><path d="M1174 532Q1220 600 1258 606" fill="none" stroke="#4a2420" stroke-width="2"/>`
  );
}
