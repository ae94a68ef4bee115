import { mix } from '../core/color.ts';
import { clip, vertical } from '../core/paint.ts';
import { n } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, stipple } from '../core/scene.ts';
import { drawAcacia } from '../motifs/acacia.ts';
import { traceFarHerd } from '../motifs/herd.ts';
import { drawRidge, traceGrass, traceStrokes } from '../motifs/land.ts';
import { drawCumulus, drawDisc, drawGlow, drawSky } from '../motifs/sky.ts';
import { HOURS, type Hour } from '../studies/hours.ts';

type Season = {
  readonly hour: Hour;
  readonly sun?: readonly [y: number, radius: number];
  readonly rain?: boolean;
  readonly cloud?: boolean;
  /** Height of the grass: short where it is grazed, tall after rain. */
  readonly grass: number;
  readonly bare?: boolean;
};

const SEASONS: readonly Season[] = [
  { hour: 'morning', sun: [330, 66], cloud: true, grass: 44 },
  { hour: 'storm', rain: true, grass: 92 },
  { hour: 'gold', sun: [470, 110], grass: 24, bare: true },
  { hour: 'dawn', sun: [250, 54], cloud: true, grass: 60 },
];
const WIDTH = 372;
const STEP = 384;
const HORIZON = 700;

/** One tree in four seasons, side by side: green, wet, dry and between. */
export function whenToComeToTanzania(): Scene {
  const panels = SEASONS.map((season, i) => ({ season, left: 6 + i * STEP }));
  const inPanel = (left: number, markup: string) => {
    const frame = clip(`<rect x="${left}" y="-10" width="${WIDTH}" height="1050"/>`);
    return `<g clip-path="${frame}">${markup}</g>`;
  };
  return {
    planes: [
      crisp('<rect x="-10" y="-10" width="1560" height="1050" fill="#fbf0d6"/>'),
      stipple(...panels.map(({ season, left }) => inPanel(left, drawBackdrop(season, left)))),
      crisp(...panels.map(({ season, left }) => inPanel(left, drawTree(season, left)))),
    ],
    vignette: 0.2,
  };
}

function drawBackdrop({ hour, sun }: Season, left: number): string {
  const light = HOURS[hour];
  const x = left + WIDTH * 0.62;
  const ground = vertical(HORIZON, 1030, [
    [0, light.land[0]],
    [0.4, light.land[1]],
    [1, light.land[2]],
  ]);
  return [
    drawSky(light.sky, 0, HORIZON + 20),
    sun ? drawGlow([x, sun[0]], 330, light.glow, 0.9) : '',
    drawRidge(
      { seed: 'seasons', y: HORIZON - 40, swing: 56, hills: 2.6 },
      vertical(HORIZON - 90, HORIZON + 40, [
        [0, light.far[0]],
        [1, light.far[1]],
      ]),
    ),
    `<rect x="${left}" y="${HORIZON}" width="${WIDTH}" height="340" fill="${ground}"/>`,
    `<path d="${traceStrokes(`seasons ${hour}`, 90, HORIZON + 8, 980, 80)}" fill="${light.sheen}" opacity="0.5"/>`,
  ].join('');
}

function drawTree({ hour, sun, rain, cloud, grass, bare }: Season, left: number): string {
  const light = HOURS[hour];
  const x = left + WIDTH / 2;
  const leaf = bare ? mix(light.leaf, light.land[1], 0.45) : light.leaf;
  const from = { from: left - 10, to: left + WIDTH + 10 };
  const far = `<path d="${traceGrass({ seed: `far ${hour}`, count: 60, ground: () => 850, depth: 90, height: grass * 0.7, ...from })}" fill="${light.land[1]}"/>`;
  const near = `<path d="${traceGrass({ seed: `near ${hour}`, count: 130, ground: () => 1026, depth: 16, height: grass * 1.3, ...from })}" fill="${light.grass[0]}"/>`;
  const herd = traceFarHerd({
    seed: hour,
    groups: [[x, HORIZON + 46, 150, 14, bare ? 6 : 14]],
    size: [18, 30],
  });
  return [
    sun ? drawDisc([left + WIDTH * 0.62, sun[0]], sun[1], light.disc) : '',
    cloud || rain
      ? drawCumulus({
          x: x - 60,
          y: 240,
          width: 360,
          height: 110,
          fill: light.cloud,
          shade: light.cloudShade,
        })
      : '',
    rain
      ? drawCumulus({
          x: x + 90,
          y: 170,
          width: 420,
          height: 150,
          fill: light.cloud,
          shade: light.cloudShade,
        }) + drawDrops(left)
      : '',
    `<path d="${herd}" fill="${mix(light.far[0], light.land[2], 0.7)}"/>`,
    far,
    drawAcacia({
      seed: 'four seasons',
      x,
      y: 880,
      height: 420,
      spread: 0.8,
      wood: light.wood,
      leaf,
      lit: light.leafLit,
      lightFrom: 1,
    }),
    near,
  ].join('');
}

function drawDrops(left: number): string {
  const random = createRandom('drops');
  let d = '';
  for (let i = 0; i < 150; i++) {
    const x = random.between(left, left + WIDTH + 60);
    const y = random.between(230, 900);
    d += `M${n(x)} ${n(y)}l-9 34`;
  }
  return `<path d="${d}" stroke="#e9f0d8" stroke-width="2.4" opacity="0.55"/>`;
}
