import { blend, clip } from '../core/paint.ts';
import { n, oval } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { groundBelow, heightAt, traceBushes, traceRidge, traceTerraces } from '../motifs/land.ts';
import { drawPalm } from '../motifs/palm.ts';
import { drawBananaLeaf, traceFoliage } from '../motifs/plant.ts';
import { drawBand, drawBirds, drawGlow } from '../motifs/sky.ts';

const DECK = 560;
const SPAN = 138;

/** The blue train on the Nine Arches Bridge near Ella, between hills of tea. */
export function leopardsAndTeaOfSriLanka(): Scene {
  return {
    planes: [
      stipple(drawBand(-10, 1034, blend(0, 560, '#7fb8b4', '#c9dcb8', '#f6e6b4', '#f9d48c'))),
      stipple(drawGlow([1120, 230], 560, '#fff6cf', 0.9)),
      ...hills(),
      crisp(bridge(), train()),
      soft(drawGlow([760, 860], 760, '#f6f3cf', 0.4, 0.2)),
      stipple(valley()),
      crisp(palms(), leaves()),
      crisp(
        drawBirds(
          [
            [420, 210, 18],
            [470, 190, 14],
            [520, 220, 12],
          ],
          '#5a7a70',
        ),
      ),
    ],
    vignette: 0.2,
  };
}

function hills() {
  const forms = [
    { seed: 'ella 1', y: 330, swing: 190, hills: 2.2, top: '#8fb8a4', foot: '#d6dcae', rows: 0 },
    { seed: 'ella 2', y: 430, swing: 200, hills: 1.8, top: '#5f9a78', foot: '#b5c987', rows: 9 },
    { seed: 'ella 3', y: 540, swing: 150, hills: 1.5, top: '#3f8058', foot: '#7fae62', rows: 12 },
  ];
  return forms.flatMap(({ top, foot, rows, ...form }) => {
    const crest = traceRidge(form);
    const body = groundBelow(crest);
    return [
      stipple(
        `<path d="${body}" fill="${blend(form.y - 100, form.y + 200, top, top, foot)}"/>`,
        rows
          ? `<path d="${traceTerraces(crest, rows, 15)}" fill="none" stroke="#2c6a48" stroke-width="5" stroke-dasharray="22 5" opacity="0.4" clip-path="${clip(`<path d="${body}"/>`)}"/>`
          : '',
        `<path d="${traceBushes(`${form.seed} trees`, 60, (x) => heightAt(crest, x), 14)}" fill="${top}"/>`,
      ),
    ];
  });
}

/** The sag of the deck: the bridge bends away in the middle. */
function deckAt(x: number): number {
  return DECK - 26 * (1 - ((x - 768) / 768) ** 2);
}

function bridge(): string {
  let arches = '';
  let shades = '';
  let rings = '';
  for (let i = 0; i < 9; i++) {
    const x = 150 + i * SPAN;
    const top = deckAt(x) + 44;
    const r = SPAN * 0.36;
    arches += `M${n(x - r)} 1040V${n(top + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(top + r)}V1040Z`;
    shades += `M${n(x - r)} 1040V${n(top + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(top)}Q${n(x - r * 0.6)} ${n(top + r * 0.5)} ${n(x - r * 0.66)} ${n(top + r * 1.4)}V1040Z`;
    rings += `M${n(x - r - 6)} ${n(top + r)}A${n(r + 6)} ${n(r + 6)} 0 0 1 ${n(x + r + 6)} ${n(top + r)}`;
  }
  const deck = Array.from({ length: 33 }, (_, i) => `${i * 50 - 30} ${n(deckAt(i * 50 - 30))}`);
  const wall = `M${deck.join('L')}L1570 1040L-30 1040Z${arches}`;
  return (
    `<path d="${wall}" fill-rule="evenodd" fill="${blend(540, 1000, '#e0a878', '#b57a5a', '#6a4a44')}"/>` +
    `<path d="${shades}" fill="#5a3a3c"/><path d="${courses()}" fill="none" stroke="#7a4f42" stroke-width="2" opacity="0.4" clip-path="${clip(`<path clip-rule="evenodd" d="${wall}"/>`)}"/>` +
    `<path d="${rings}" fill="none" stroke="#f3c898" stroke-width="9"/><path d="M${deck.join('L')}" fill="none" stroke="#f6d4a4" stroke-width="12"/><path d="M${deck.join('L')}" fill="none" stroke="#6a4a44" stroke-width="4" transform="translate(0 12)"/>`
  );
}

/** The layers of brick, as broken level lines. */
function courses(): string {
  const random = createRandom('ella brick');
  return Array.from({ length: 150 }, () => {
    const x = random.between(0, 1500);
    return `M${n(x)} ${n(deckAt(x) + 24 + Math.floor(random.between(0, 28)) * 15)}h${n(random.between(14, 44))}`;
  }).join('');
}

function train(): string {
  const cars = Array.from({ length: 6 }, (_, i) => {
    const x = 300 + i * 128;
    const tilt = (Math.atan2(deckAt(x + 118) - deckAt(x), 118) * 180) / Math.PI;
    const windows = Array.from({ length: 6 }, (_, k) => `M${10 + k * 17} -50h11v18h-11Z`).join('');
    const heads = i % 2 ? oval(32, -37, 4, 5) : oval(83, -37, 4, 5);
    const first = i === 5;
    return (
      `<g transform="translate(${x} ${n(deckAt(x) - 6)}) rotate(${n(tilt)})">` +
      `<path d="M2 -8V-56Q2 -66 12 -66H${first ? 96 : 110}Q${first ? 118 : 120} -66 120 -50V-8Z" fill="${first ? '#c9412f' : '#1f5f9a'}"/>` +
      `<path d="M2 -30H120V-22H2Z" fill="#f3d9a0"/><path d="${windows}" fill="#12304f"/><path d="${heads}" fill="#f0c8a0"/>` +
      '<path d="M4 -66H116" stroke="#f3e6c9" stroke-width="5"/><path d="M14 -8h22v7H14ZM84 -8h22v7H84Z" fill="#241f2a"/></g>'
    );
  });
  return cars.join('');
}

function valley(): string {
  const crest = traceRidge({
    seed: 'ella valley',
    y: 850,
    swing: 40,
    hills: 3,
    shape: (x) => 90 * Math.sin((x / 1536) * Math.PI) - 30,
  });
  const crowns = traceBushes('ella crowns', 120, (x) => heightAt(crest, x) + 20, 46);
  return `<path d="${groundBelow(crest)}${crowns}" fill="${blend(780, 1020, '#2f7048', '#1c4a36', '#0f2c24')}"/><path d="${traceFoliage('ella light', 760, 930, 760, 60, 260, 26)}" fill="#5f9a52" opacity="0.7"/>`;
}

function palms(): string {
  const tones = { wood: '#3a2c2a', leaf: '#1c5a40', lit: '#6ab060', lightFrom: 1 } as const;
  return (
    drawPalm({ seed: 'ella a', x: 1290, y: 1000, height: 420, bend: 0.1, ...tones }) +
    drawPalm({ seed: 'ella b', x: 1424, y: 1030, height: 560, bend: -0.12, ...tones })
  );
}

function leaves(): string {
  const tones = { leaf: '#174a34', lit: '#3f8a4a', rib: '#a4cf7a' };
  const stems = [
    [-30, 1030, -1.2, 430],
    [0, 1040, -0.75, 480],
    [-20, 1050, -0.3, 420],
  ] as const;
  return stems
    .map(([x, y, angle, length], i) => drawBananaLeaf(`ella ${i}`, x, y, angle, length, tones))
    .join('');
}
