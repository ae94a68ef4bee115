import { blend, clip } from '../core/paint.ts';
import { closedCurve } from '../core/path.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { trekker } from '../figures/person.ts';
import {
  groundBelow,
  heightAt,
  traceBushes,
  traceGrass,
  traceRidge,
  traceTerraces,
} from '../motifs/land.ts';
import { drawBananaLeaf } from '../motifs/plant.ts';
import { drawBand, drawBirds, drawDisc, drawGlow } from '../motifs/sky.ts';

const LAYERS = [
  { seed: 'usa 1', y: 410, swing: 150, hills: 2.2, top: '#a9b8c0', foot: '#dfd9c6', terraces: 0 },
  { seed: 'usa 2', y: 490, swing: 170, hills: 2.6, top: '#7fa3a6', foot: '#cfd9c0', terraces: 0 },
  { seed: 'usa 3', y: 590, swing: 190, hills: 2, top: '#5c9388', foot: '#b3cda6', terraces: 8 },
  { seed: 'usa 4', y: 700, swing: 190, hills: 1.7, top: '#3f8069', foot: '#8fb87c', terraces: 12 },
  { seed: 'usa 5', y: 800, swing: 90, hills: 1.4, top: '#2c6a4c', foot: '#4f9158', terraces: 12 },
] as const;

/** Terraced ridges behind each other in the morning mist, and two walkers on the last rock. */
export function usambaraMountainsOnFoot(): Scene {
  return {
    planes: [
      stipple(drawBand(-10, 1034, blend(0, 620, '#5f9fb4', '#a9cdc4', '#f3e3bb', '#fbd29a'))),
      stipple(drawGlow([470, 380], 560, '#fff3c4', 0.95)),
      crisp(drawDisc([470, 372], 76, '#fff8dc')),
      stipple(...LAYERS.slice(0, 2).map(drawLayer)),
      soft(drawGlow([300, 610], 900, '#fff6df', 0.45, 0.16)),
      stipple(...LAYERS.slice(2, 3).map(drawLayer)),
      soft(drawGlow([300, 720], 900, '#fff6df', 0.4, 0.16)),
      stipple(...LAYERS.slice(3).map(drawLayer)),
      crisp(leaves(), rock(), walkers()),
      crisp(
        `<path d="${traceGrass({ seed: 'usa near', count: 460, ground: () => 1024, depth: 20, height: 74 })}" fill="#123a2c"/>`,
        drawBirds(
          [
            [700, 250, 20],
            [764, 222, 15],
            [812, 262, 12],
          ],
          '#3f6470',
        ),
      ),
    ],
    vignette: 0.18,
  };
}

function drawLayer({ top, foot, terraces, ...form }: (typeof LAYERS)[number]): string {
  const crest = traceRidge(form);
  const body = groundBelow(crest);
  const slope = clip(`<path d="${body}"/>`);
  const trees = traceBushes(`${form.seed} trees`, 70, (x) => heightAt(crest, x), 12);
  const fields = `<path d="${traceTerraces(crest, terraces, 13)}" fill="none" stroke="#eaf0bd" stroke-width="2.4" opacity="0.42" clip-path="${slope}"/><path d="${trees}" fill="${top}"/>${houses(form.seed, crest)}`;
  return `<path d="${body}" fill="${blend(form.y - 90, form.y + 170, top, top, foot)}"/>${terraces ? fields : ''}`;
}

/** Tin roofs in the sun, strung along a ridge. */
function houses(seed: string, crest: ReturnType<typeof traceRidge>): string {
  const places = seed === 'usa 4' ? [250, 330, 372, 880] : seed === 'usa 3' ? [640, 690, 1180] : [];
  return places
    .map((x) => {
      const y = heightAt(crest, x) + 8;
      return `<path d="M${x} ${y}v-16h34v16Z" fill="#e9cfa0"/><path d="M${x - 5} ${y - 14}l9 -15h26l9 15Z" fill="#c9572f"/><path d="M${x + 12} ${y}v-10h8v10Z" fill="#5a3a2c"/>`;
    })
    .join('');
}

function rock(): string {
  const face = closedCurve(
    '930,1040,1 960,900 1010,822 1060,782 1180,768 1290,772 1380,744 1470,752 1560,730 1560,1040,1',
    0.24,
  );
  const light = closedCurve('1010,822 1060,782 1180,768 1290,772 1260,796 1150,800 1070,826', 0.24);
  const cracks =
    'M1090 800q20 70 -14 130q-20 50 6 110M1300 780q-22 80 22 150q18 50 -4 110M1200 800l18 60';
  return `<path d="${face}" fill="${blend(740, 1020, '#8a6a58', '#4a3a3e', '#241f2a')}"/><path d="${light}" fill="#f0c794" opacity="0.75"/><path d="${cracks}" fill="none" stroke="#241f2a" stroke-width="5" opacity="0.5"/><path d="${traceGrass({ seed: 'usa rock', count: 130, ground: (x) => 772 - (x - 1290) * 0.13, height: 34, from: 1290, to: 1540 })}" fill="#1c4a34"/>`;
}

function walkers(): string {
  const tones: Tones = {
    body: '#2c3a4a',
    far: '#1e2a38',
    light: '#d8572e',
    accent: '#f0b64a',
    dark: '#231a20',
    horn: '#7a4a34',
  };
  return (
    drawFigure(trekker(1), { x: 1140, y: 772, height: 148, flip: true }, tones) +
    drawFigure(
      trekker(-1),
      { x: 1236, y: 776, height: 138, flip: true },
      { ...tones, light: '#2f7f8f', accent: '#c9412f' },
    )
  );
}

function leaves(): string {
  const tones = { leaf: '#1f5c3a', lit: '#4f9a4a', rib: '#a9cf7a' };
  const stems = [
    [-20, 1010, -1.25, 420],
    [-10, 1020, -0.85, 470],
    [-30, 1000, -0.42, 430],
    [-20, 1040, -0.1, 360],
  ] as const;
  return stems
    .map(([x, y, angle, length], i) => drawBananaLeaf(`usa ${i}`, x, y, angle, length, tones))
    .join('');
}
