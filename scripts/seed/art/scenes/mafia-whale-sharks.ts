import { linear } from '../core/paint.ts';
import { n, oval } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { snorkeller } from '../figures/person.ts';
import { whaleShark } from '../figures/sea-life.ts';
import { drawGlow, drawSky } from '../motifs/sky.ts';
import { drawBubbles, drawSchool, drawShafts, drawSurface } from '../motifs/underwater.ts';

const NEAR: Tones = {
  body: '#2b5a7d',
  far: '#1a3f60',
  shade: '#1f4a6c',
  ear: '#34688c',
  light: '#b9d8dc',
  accent: '#d4ecec',
  dark: '#0c2640',
  rim: '#a8e6ea',
};
const FAR: Tones = {
  body: '#155a82',
  far: '#124f74',
  ear: '#17618a',
  light: '#2a7a9a',
  accent: '#3a8cab',
  dark: '#0e4468',
};

/** A whale shark glides through the deep blue with its train of small fish; a swimmer gives the scale. */
export function mafiaWhaleSharks(): Scene {
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#6fd0d8'],
          [0.12, '#2f9cba'],
          [0.35, '#125f8e'],
          [0.65, '#0a3a68'],
          [1, '#051c3c'],
        ]),
      ),
      stipple(drawSurface(80, '#e4fff8', '#f4fffb'), drawGlow([940, -60], 620, '#eafff6', 0.95)),
      stipple(drawFigure(whaleShark(), { x: 1130, y: 330, height: 62, flip: true, tilt: -6 }, FAR)),
      soft(drawGlow([940, 120], 560, '#7fd6de', 0.35)),
      stipple(drawShafts(940, [58, 68, 77, 86, 94, 103, 113, 124], '#d4fff6', 0.42)),
      crisp(
        drawSchool(
          {
            seed: 'mafia far',
            x: 300,
            y: 330,
            rx: 230,
            ry: 70,
            count: 40,
            length: 15,
            kind: 'slim',
          },
          { body: '#2f86a8', far: '#2f86a8', accent: '#49a6c0', dark: '#17597c' },
        ),
      ),
      crisp(drawFigure(whaleShark(), { x: 720, y: 590, height: 212, tilt: 5 }, NEAR, [0.3, -1])),
      stipple(dapple()),
      crisp(pilots(), swimmer()),
      soft(drawGlow([700, 980], 800, '#031430', 0.7, 0.3)),
      stipple(drawShafts(940, [72, 90, 108], '#e4fff8', 0.2), plankton()),
    ],
    vignette: 0.36,
  };
}

/** Light that dances on the shark's back. */
function dapple(): string {
  const random = createRandom('dapple');
  let d = '';
  for (let i = 0; i < 34; i++) {
    const t = random.next();
    const x = 590 + t * 540;
    const y = 500 + (x - 720) * 0.088 + random.between(-8, 60) + Math.abs(x - 820) * 0.04;
    const w = random.between(26, 80);
    d += `M${n(x - w)} ${n(y)}Q${n(x)} ${n(y - 10)} ${n(x + w)} ${n(y + 6)}Q${n(x)} ${n(y + 2)} ${n(x - w)} ${n(y)}Z`;
  }
  return `<path d="${d}" fill="${linear(
    [300, 0],
    [1250, 0],
    [
      [0, '#c9fff6', 0.25],
      [0.7, '#e4fff8', 0.6],
      [1, '#e4fff8', 0.4],
    ],
  )}"/>`;
}

function pilots(): string {
  const gold: Tones = { body: '#ffd35a', far: '#e8a93a', accent: '#fff2c0', dark: '#1a2c4a' };
  const silver: Tones = { body: '#a9d8e0', far: '#7fb8c8', accent: '#e8fbfb', dark: '#123a5a' };
  return [
    drawSchool(
      {
        seed: 'pilot',
        x: 1190,
        y: 700,
        rx: 90,
        ry: 44,
        count: 13,
        length: 27,
        kind: 'slim',
        tilt: 5,
      },
      gold,
    ),
    drawSchool(
      {
        seed: 'pilot 2',
        x: 900,
        y: 772,
        rx: 170,
        ry: 40,
        count: 18,
        length: 24,
        kind: 'slim',
        tilt: 5,
      },
      gold,
    ),
    drawSchool(
      {
        seed: 'remora',
        x: 600,
        y: 740,
        rx: 120,
        ry: 30,
        count: 9,
        length: 30,
        kind: 'slim',
        tilt: 5,
      },
      silver,
    ),
    drawSchool(
      {
        seed: 'jacks',
        x: 330,
        y: 820,
        rx: 220,
        ry: 60,
        count: 28,
        length: 22,
        kind: 'slim',
        tilt: -4,
      },
      silver,
    ),
  ].join('');
}

function swimmer(): string {
  const tones: Tones = {
    body: '#8a5640',
    far: '#5c3a38',
    accent: '#ff8f4a',
    dark: '#0c2640',
    mane: '#1c2c4c',
    rim: '#d8fff6',
  };
  return (
    drawFigure(snorkeller(7), { x: 560, y: 300, height: 150, tilt: 14 }, tones, [0.2, -1]) +
    drawBubbles('mafia', 646, 290, 9, '#e4fff8')
  );
}

function plankton(): string {
  const random = createRandom('plankton');
  let d = '';
  for (let i = 0; i < 150; i++) {
    const r = random.between(0.7, 2.1);
    d += oval(random.between(0, 1536), random.between(60, 960), r, r);
  }
  return `<path d="${d}" fill="#d4fff6" opacity="0.5"/>`;
}
