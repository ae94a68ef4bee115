import { blend } from '../core/paint.ts';
import { crisp, type Scene, stipple } from '../core/scene.ts';
import { elephant } from '../figures/elephant.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { drawDhow } from '../motifs/dhow.ts';
import { traceBushes, traceGrass, traceStrokes } from '../motifs/land.ts';
import { drawPalm } from '../motifs/palm.ts';
import { drawBand, drawBirds, drawCloudBars, drawDisc, drawGlow } from '../motifs/sky.ts';
import { traceGlints, waterBelow } from '../motifs/water.ts';

const HORIZON = 500;
const HIDE: Tones = {
  body: '#5a4a58',
  far: '#3c303e',
  ear: '#6a5866',
  light: '#82707c',
  horn: '#fff3d8',
  dark: '#1e141c',
  rim: '#ffe0b0',
};

/** A herd on its way along the beach of Saadani, and a dhow that pays no heed. */
export function saadaniElephantsByTheSea(): Scene {
  return {
    planes: [
      stipple(
        drawBand(
          -10,
          HORIZON + 4,
          blend(0, HORIZON, '#5f9fb8', '#a9cfc9', '#f9dfc0', '#fbb99a', '#f59a86'),
        ),
      ),
      stipple(drawGlow([420, 440], 560, '#fff3d0', 0.95), clouds()),
      crisp(drawDisc([420, 430], 74, '#fff8e0')),
      stipple(
        drawBand(HORIZON, 1034, blend(HORIZON, 800, '#f0b09a', '#7fb5b0', '#4fa3a8', '#a9d9c6')),
      ),
      crisp(
        `<path d="${traceGlints({ seed: 'saadani path', count: 130, top: HORIZON + 4, bottom: 720, width: 60, center: 420, spread: 260, taper: 0.3 })}" fill="#fff3cf" opacity="0.85"/>`,
        `<path d="${traceGlints({ seed: 'saadani sea', count: 120, top: HORIZON + 6, bottom: 720, width: 56 })}" fill="#d9f3e6" opacity="0.5"/>`,
        drawDhow(
          { x: 900, y: 556, scale: 0.9 },
          {
            hull: '#4a2c30',
            trim: '#d98a4a',
            sail: '#fff0d8',
            sailShade: '#d9a890',
            crew: '#2c1a20',
          },
        ),
        drawDhow(
          { x: 160, y: 526, scale: 0.34 },
          {
            hull: '#6a4a50',
            trim: '#6a4a50',
            sail: '#fbe0c8',
            sailShade: '#d9a890',
            crew: '#6a4a50',
          },
        ),
      ),
      stipple(beach()),
      crisp(surf()),
      crisp(herd()),
      crisp(bush()),
    ],
    vignette: 0.18,
  };
}

function clouds(): string {
  return drawCloudBars(
    [
      [1120, 150, 760, 30, '#cfe0d4'],
      [240, 210, 520, 24, '#f3e2c8'],
      [1240, 290, 620, 22, '#fbd0b0'],
      [800, 370, 560, 18, '#fbc0a0'],
    ],
    0.85,
  );
}

function beach(): string {
  const dry = waterBelow([
    [-20, 880],
    [300, 824],
    [700, 790],
    [1100, 740],
    [1560, 640],
  ]);
  const wet = waterBelow([
    [-20, 812],
    [280, 770],
    [680, 742],
    [1080, 694],
    [1560, 604],
  ]);
  return `<path d="${wet}" fill="${blend(620, 880, '#c9a58c', '#d9b896')}"/><path d="${dry}" fill="${blend(660, 1020, '#fbe6c4', '#f3cf9c', '#c98f64')}"/><path d="${traceStrokes('saadani sand', 120, 860, 1010, 110)}" fill="#fff3d6" opacity="0.5"/>`;
}

function surf(): string {
  const line = (lift: number, width: number, opacity: number) =>
    `<path d="M-20 ${806 - lift}Q120 ${776 - lift} 280 ${766 - lift}T680 ${738 - lift}T1080 ${690 - lift}T1560 ${600 - lift}" fill="none" stroke="#ffffff" stroke-width="${width}" opacity="${opacity}"/>`;
  return line(0, 10, 0.9) + line(26, 5, 0.65) + line(48, 3, 0.5);
}

function herd(): string {
  const places = [
    [960, 848, 190, 'down', 0.7, true],
    [720, 856, 118, 'down', -0.6, false],
    [600, 866, 66, 'raised', 0.6, false],
    [300, 878, 164, 'curl', -0.7, true],
  ] as const;
  return places
    .map(([x, y, height, trunk, stride, tusks]) => {
      const one = drawFigure(
        elephant({ trunk, stride, tusks }),
        { x, y, height, flip: true },
        HIDE,
        [-1, -1],
      );
      const shade = `<path d="M${x - height * 1.3} ${y - 4}L${x - height * 0.1} ${y}L${x + height * 0.9} ${y + height * 0.34}L${x - height * 0.3} ${y + height * 0.36}Z" fill="#7a5248" opacity="0.35"/>`;
      return shade + one;
    })
    .join('');
}

function bush(): string {
  const tones = { wood: '#4a3230', leaf: '#24604c', lit: '#7fb060', lightFrom: -1 } as const;
  const tracks = Array.from(
    { length: 16 },
    (_, i) => `<ellipse cx="${1030 + i * 34}" cy="${862 - i * 5 + (i % 2) * 14}" rx="11" ry="5"/>`,
  ).join('');
  return (
    `<g fill="#a8744f" opacity="0.55">${tracks}</g>` +
    drawPalm({ seed: 'saadani a', x: 1330, y: 900, height: 640, bend: -0.14, ...tones }) +
    drawPalm({ seed: 'saadani b', x: 1470, y: 860, height: 520, bend: 0.06, ...tones }) +
    `<path d="${traceBushes('saadani scrub', 60, (x) => (x > 1180 ? 980 - (x - 1180) * 0.22 : 1200), 56)}" fill="#1f4f40"/>` +
    `<path d="${traceGrass({ seed: 'saadani grass', count: 420, ground: () => 1026, depth: 16, height: 90, from: 700 })}" fill="#17402f"/>` +
    drawBirds(
      [
        [560, 320, 17],
        [612, 300, 13],
        [648, 330, 11],
      ],
      '#6a6a74',
    )
  );
}
