import { blend } from '../core/paint.ts';
import { closedCurve, oval } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { villager } from '../figures/villager.ts';
import { drawDhow } from '../motifs/dhow.ts';
import { groundBelow, heightAt, traceBushes, traceRidge } from '../motifs/land.ts';
import { drawPalm } from '../motifs/palm.ts';
import { drawCoffeeBranch } from '../motifs/plant.ts';
import { drawBand, drawCumulus } from '../motifs/sky.ts';
import { traceGlints } from '../motifs/water.ts';

/** The clove harvest of Pemba: mats of buds on red earth, green hills, and a creek that leads to the sea. */
export function pembaReefsAndCloveHills(): Scene {
  return {
    planes: [
      stipple(drawBand(-10, 430, blend(0, 420, '#3f98bc', '#8fcfd4', '#e0f3e0'))),
      crisp(
        drawCumulus({ x: 1100, y: 380, width: 700, height: 170, fill: '#fbfef6', opacity: 0.95 }),
        drawCumulus({ x: 260, y: 396, width: 520, height: 90, fill: '#eaf6ee', opacity: 0.9 }),
      ),
      stipple(drawBand(416, 720, blend(416, 700, '#1a7fa4', '#35b4bc', '#9fe6d2'))),
      crisp(
        `<path d="${traceGlints({ seed: 'pemba', count: 110, top: 420, bottom: 640, width: 46 })}" fill="#e9fff4" opacity="0.6"/>`,
        boats(),
      ),
      stipple(...hills()),
      soft(drawGlowFree()),
      stipple(
        `<path d="${closedCurve('-20,1040,1 -20,800 200,770 520,790 900,760 1240,790 1560,760 1560,1040,1', 0.3)}" fill="${blend(760, 1030, '#c9663f', '#9a4630', '#5f2a24')}"/>`,
      ),
      crisp(mats(), people()),
      crisp(twigs()),
    ],
    vignette: 0.2,
  };
}

function drawGlowFree(): string {
  return `<rect x="-10" y="690" width="1560" height="120" fill="${blend(690, 810, '#f6f3d4', '#f6f3d4')}" opacity="0.16"/>`;
}

function boats(): string {
  const tones = {
    hull: '#5a2f26',
    trim: '#e8a33d',
    sail: '#fff6e2',
    sailShade: '#d9b48c',
    crew: '#3a1f24',
  };
  return (
    drawDhow({ x: 770, y: 560, scale: 0.7 }, tones) +
    drawDhow({ x: 930, y: 470, scale: 0.3, flip: true }, tones)
  );
}

/** Two green shoulders, left and right of the creek, covered with round clove trees. */
function hills(): string[] {
  const forms = [
    {
      seed: 'pemba l1',
      y: 700,
      shape: (x: number) => -290 * Math.exp(-(((x - 60) / 330) ** 2)),
      top: '#5f9f70',
      foot: '#8fbf7c',
      trees: 34,
    },
    {
      seed: 'pemba r1',
      y: 700,
      shape: (x: number) => -330 * Math.exp(-(((x - 1480) / 360) ** 2)),
      top: '#4f9468',
      foot: '#86b872',
      trees: 36,
    },
    {
      seed: 'pemba l2',
      y: 780,
      shape: (x: number) => -190 * Math.exp(-(((x - 240) / 300) ** 2)),
      top: '#37805a',
      foot: '#66a862',
      trees: 50,
    },
    {
      seed: 'pemba r2',
      y: 790,
      shape: (x: number) => -240 * Math.exp(-(((x - 1330) / 280) ** 2)),
      top: '#2f7452',
      foot: '#5a9f5c',
      trees: 50,
    },
  ];
  return forms.map(({ top, foot, trees, ...form }) => {
    const crest = traceRidge({ ...form, swing: 14, hills: 6 });
    return `<path d="${groundBelow(crest, 900)}" fill="${blend(form.y - 300, form.y + 60, top, foot)}"/>${orchard(form.seed, crest, trees, top)}`;
  });
}

/** Clove trees in loose rows: a dark cone of leaves with its sunlit side. */
function orchard(
  seed: string,
  crest: ReturnType<typeof traceRidge>,
  count: number,
  tone: string,
): string {
  const random = createRandom(seed);
  let dark = '';
  let lit = '';
  for (let i = 0; i < count; i++) {
    const x = random.between(-20, 1556);
    const top = heightAt(crest, x);
    if (top > 690 && !seed.endsWith('2')) continue;
    if (top > 770) continue;
    const y = top + random.next() * 90;
    const h = random.between(26, 44);
    dark += closedCurve([
      [x, y - h * 1.5],
      [x + h * 0.5, y - h * 0.7],
      [x + h * 0.46, y],
      [x - h * 0.46, y],
      [x - h * 0.5, y - h * 0.7],
    ]);
    lit += oval(x - h * 0.16, y - h * 0.8, h * 0.2, h * 0.42);
  }
  const edge = traceBushes(`${seed} edge`, 40, (x) => heightAt(crest, x), 16);
  return `<path d="${edge}" fill="${tone}"/><path d="${dark}" fill="#22593f"/><path d="${lit}" fill="#5fa25a"/>`;
}

/** Palm-leaf mats, with buds that dry from green through red to brown. */
function mats(): string {
  const places = [
    [300, 880, 250, ['#6a3a24', '#4a2620', '#7f4a2c']],
    [820, 920, 300, ['#a8482f', '#7f3526', '#c9603a']],
    [1300, 870, 220, ['#7f9a3f', '#a8a84a', '#c9704a']],
  ] as const;
  return places
    .map(([x, y, half, colors], m) => {
      const random = createRandom(`pemba mat ${m}`);
      const heap = colors.map((color, c) => {
        const buds = Array.from({ length: 230 }, () => {
          const a = random.between(0, Math.PI * 2);
          const r = Math.sqrt(random.next()) * (0.88 - c * 0.05);
          return oval(x + Math.cos(a) * half * r, y + Math.sin(a) * half * 0.2 * r, 5, 3);
        });
        return `<path d="${buds.join('')}" fill="${color}"/>`;
      });
      return `<ellipse cx="${x + 8}" cy="${y + 10}" rx="${half + 14}" ry="${half * 0.26}" fill="#4a201c" opacity="0.5"/><ellipse cx="${x}" cy="${y}" rx="${half + 10}" ry="${half * 0.25}" fill="#e6cf96"/><ellipse cx="${x}" cy="${y}" rx="${half + 2}" ry="${half * 0.226}" fill="none" stroke="#b5935a" stroke-width="4" stroke-dasharray="10 6"/>${heap.join('')}`;
    })
    .join('');
}

function people(): string {
  const cloth: Tones = {
    body: '#e8b23f',
    far: '#4a2a22',
    accent: '#b5342f',
    mane: '#b5782f',
    dark: '#4a2a20',
    light: '#f6e6c4',
    horn: '#d9b27a',
    ear: '#8a3a2a',
    rim: '#fff0c4',
  };
  return (
    drawFigure(
      villager('carry'),
      { x: 560, y: 866, height: 250 },
      { ...cloth, body: '#2f7f8f', accent: '#f6d98a', mane: '#1f5a6c', light: '#e8734a' },
    ) +
    drawFigure(villager('stoop'), { x: 1030, y: 914, height: 260, flip: true }, cloth) +
    drawFigure(
      villager('greet'),
      { x: 1440, y: 868, height: 226, flip: true },
      { ...cloth, body: '#f3ead6', accent: '#d9c9a4', mane: '#c9b48c' },
    )
  );
}

function twigs(): string {
  const tones = {
    wood: '#4a3428',
    leaf: '#1c5a40',
    lit: '#3f8a54',
    cherry: '#e0705a',
    shine: '#ffd9c4',
  };
  return (
    drawCoffeeBranch('pemba 1', 1580, 60, 2.7, 520, tones) +
    drawCoffeeBranch('pemba 2', 1590, -20, 2.35, 460, tones) +
    drawPalm({
      seed: 'pemba palm',
      x: 90,
      y: 860,
      height: 640,
      bend: 0.12,
      wood: '#5a3c30',
      leaf: '#1c5f48',
      lit: '#62a85c',
      lightFrom: 1,
    })
  );
}
