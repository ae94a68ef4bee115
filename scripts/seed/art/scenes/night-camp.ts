import { vertical } from '../core/paint.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure } from '../figures/figure.ts';
import { maasai } from '../figures/person.ts';
import { drawAcacia } from '../motifs/acacia.ts';
import { drawRidge, traceBushes, traceGrass } from '../motifs/land.ts';
import { drawDisc, drawGlow, drawSky, drawStars } from '../motifs/sky.ts';
import { drawTent } from '../motifs/tent.ts';

/** Lit safari tents and a fire under a great sky of stars. */
export function nightCamp(): Scene {
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#071226'],
          [0.4, '#0f2c4a'],
          [0.64, '#1f5266'],
          [0.78, '#4f8a86'],
          [1, '#4f8a86'],
        ]),
      ),
      soft(drawGlow([1060, 240], 520, '#2f6f8c', 0.45, 0.6)),
      crisp(
        drawStars('camp', 520, 700, '#f6f3e2'),
        drawDisc([300, 190], 58, '#fbf3d8'),
        drawDisc([282, 176], 12, '#ecdfb8'),
        drawDisc([322, 206], 8, '#ecdfb8'),
      ),
      stipple(drawGlow([300, 190], 280, '#f6eecb', 0.4)),
      stipple(
        drawRidge(
          { seed: 'camp far', y: 720, swing: 50, hills: 3 },
          vertical(660, 800, [
            [0, '#1a4658'],
            [1, '#3a7478'],
          ]),
        ),
      ),
      crisp(
        drawRidge({ seed: 'camp mid', y: 764, swing: 18, hills: 4 }, '#10303f'),
        `<path d="${traceBushes('camp bush', 100, () => 776, 26)}" fill="#10303f"/>`,
        drawAcacia({
          seed: 'camp left',
          x: 170,
          y: 830,
          height: 470,
          wood: '#081a28',
          leaf: '#0b2230',
          lit: '#1f4a54',
          lightFrom: 1,
          spread: 1.4,
        }),
        drawAcacia({
          seed: 'camp right',
          x: 1330,
          y: 806,
          height: 560,
          wood: '#081a28',
          leaf: '#0b2230',
          lit: '#1f4a54',
          lightFrom: -1,
          spread: 1.3,
        }),
      ),
      crisp(
        drawRidge(
          { seed: 'camp ground', y: 800, swing: 8, hills: 3 },
          vertical(790, 1030, [
            [0, '#2a3a38'],
            [0.3, '#182a2e'],
            [1, '#060f18'],
          ]),
        ),
      ),
      soft(
        drawGlow([520, 830], 300, '#ffb45a', 0.65, 0.3),
        drawGlow([980, 836], 340, '#ffb45a', 0.7, 0.3),
        drawGlow([750, 850], 240, '#ff9440', 0.8, 0.4),
        drawGlow([1290, 822], 220, '#ffb45a', 0.5, 0.3),
      ),
      stipple(drawGlow([750, 850], 360, '#ffb25a', 0.4, 0.36)),
      crisp(tents(), fire(), people(), lanterns()),
      crisp(
        `<path d="${traceGrass({ seed: 'camp grass', count: 360, ground: () => 900, depth: 50, height: 36 })}" fill="#0d1f24"/><path d="${traceGrass({ seed: 'camp near', count: 620, ground: () => 1022, depth: 22, height: 96 })}" fill="#040b14"/>`,
      ),
    ],
    vignette: 0.36,
  };
}

function tents(): string {
  const tones = { canvas: '#e0b478', shade: '#8a5a44', glow: '#ffc86a', line: '#2a1c1c' };
  return (
    drawTent({ x: 1290, y: 826, scale: 0.7 }, tones) +
    drawTent({ x: 500, y: 846, scale: 1.12, flip: true }, tones) +
    drawTent({ x: 1000, y: 856, scale: 1.36 }, tones)
  );
}

function fire(): string {
  return '<path d="M700 880l110 -14M704 866l104 16" stroke="#1c0f12" stroke-width="10"/><path d="M716 872q-16 -40 12 -76q2 26 14 34q-4 -38 16 -66q4 44 26 64q16 22 4 46Z" fill="#ff8a2f"/><path d="M730 872q-8 -26 10 -46q4 18 12 24q2 -20 10 -32q4 24 14 34q6 12 0 22Z" fill="#ffd36a"/><path d="M744 872q-2 -14 8 -24q4 12 10 16q2 6 -2 10Z" fill="#fff6d0"/>';
}

function people(): string {
  const tones = {
    body: '#a8322c',
    far: '#1c0d12',
    accent: '#5c1a24',
    mane: '#7d2426',
    dark: '#2a1418',
    horn: '#4a2c24',
    light: '#e9d0a0',
    rim: '#ffb45a',
  };
  return (
    drawFigure(maasai('stand'), { x: 660, y: 884, height: 118 }, tones, [1, -0.4]) +
    drawFigure(
      maasai('stand', 1),
      { x: 850, y: 886, height: 112, flip: true },
      { ...tones, body: '#3a4f8a', mane: '#2a3a6b', accent: '#1c2a52' },
      [-1, -0.4],
    )
  );
}

function lanterns(): string {
  return [
    [330, 872],
    [690, 800],
    [1180, 876],
    [820, 806],
  ]
    .map(([x = 0, y = 0], i) =>
      i % 2
        ? ''
        : `<path d="M${x} ${y}v-34" stroke="#1c0f12" stroke-width="3"/><circle cx="${x}" cy="${y - 38}" r="7" fill="#fff0b8"/><circle cx="${x}" cy="${y - 38}" r="16" fill="#ffc86a" opacity="0.35"/>`,
    )
    .join('');
}
