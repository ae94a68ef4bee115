import { vertical } from '../core/paint.ts';
import { closedCurve, limb, n } from '../core/path.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawDhow } from '../motifs/dhow.ts';
import { drawPalm } from '../motifs/palm.ts';
import { traceFoliage } from '../motifs/plant.ts';
import { drawBand, drawCumulus, drawDisc, drawGlow, drawSky } from '../motifs/sky.ts';
import { traceGlints, waterBelow } from '../motifs/water.ts';

const PALM = { wood: '#6a4038', leaf: '#1c5f56', lit: '#5fae6a', lightFrom: -1 as const };
const PALMS = [
  { seed: 'beach c', x: 1180, y: 800, height: 420, bend: -0.34 },
  { seed: 'beach a', x: 1330, y: 880, height: 660, bend: -0.4 },
  { seed: 'beach b', x: 1460, y: 900, height: 760, bend: -0.12 },
] as const;

/** Leaning palms over a white beach in the first coral light of morning. */
export function palmBeach(): Scene {
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#4f9fc0'],
          [0.2, '#9fd0c9'],
          [0.38, '#fbe3bd'],
          [0.5, '#fbb796'],
          [1, '#fbb796'],
        ]),
      ),
      stipple(drawGlow([360, 470], 520, '#fff4d0', 1)),
      crisp(
        drawDisc([360, 450], 70, '#fffbe4'),
        drawCumulus({ x: 900, y: 480, width: 620, height: 130, fill: '#fbd3b4', opacity: 0.95 }),
        drawCumulus({ x: 120, y: 486, width: 360, height: 60, fill: '#fbdcc0', opacity: 0.95 }),
        drawCumulus({ x: 1040, y: 486, width: 360, height: 70, fill: '#f6b79c', opacity: 0.9 }),
      ),
      stipple(
        drawBand(
          486,
          1034,
          vertical(486, 800, [
            [0, '#2f8fa8'],
            [0.2, '#3fb0b5'],
            [0.6, '#7fd6c4'],
            [1, '#c9f2da'],
          ]),
        ),
        `<path d="${traceGlints({ seed: 'beach sun', count: 150, top: 490, bottom: 740, width: 50, center: 360, spread: 190 })}" fill="#fff6d6" opacity="0.9"/>`,
      ),
      crisp(
        drawDhow(
          { x: 760, y: 520, scale: 0.42, flip: true },
          {
            hull: '#5c4450',
            trim: '#e8a06a',
            sail: '#fff3dc',
            sailShade: '#e0a890',
            crew: '#3a2a38',
          },
        ),
        `<path d="${traceGlints({ seed: 'beach', count: 150, top: 500, bottom: 700, width: 60 })}" fill="#e6fbee" opacity="0.5"/>`,
      ),
      crisp(surf()),
      stipple(
        `<path d="${waterBelow([
          [-20, 840],
          [220, 790],
          [520, 770],
          [820, 716],
          [1120, 668],
          [1560, 640],
        ])}" fill="${vertical(640, 1030, [
          [0, '#fdeccb'],
          [0.5, '#f7d9a8'],
          [1, '#d9a67c'],
        ])}"/>`,
        footprints(),
      ),
      crisp(shadows()),
      crisp(boat(), palms()),
      soft(drawGlow([360, 520], 600, '#fff0cc', 0.35, 0.2)),
      crisp(fronds()),
    ],
    vignette: 0.22,
  };
}

function surf(): string {
  return `<path d="${waterBelow([
    [-20, 770],
    [220, 740],
    [520, 720],
    [820, 676],
    [1120, 636],
    [1560, 612],
  ])}" fill="#dff8e6" opacity="0.9"/><path d="${waterBelow([
    [-20, 792],
    [220, 756],
    [520, 736],
    [820, 690],
    [1120, 646],
    [1560, 620],
  ])}" fill="#a9e6d2"/><path d="${waterBelow([
    [-20, 820],
    [220, 776],
    [520, 756],
    [820, 704],
    [1120, 658],
    [1560, 630],
  ])}" fill="#ffffff"/><path d="${waterBelow([
    [-20, 830],
    [220, 782],
    [520, 763],
    [820, 710],
    [1120, 663],
    [1560, 635],
  ])}" fill="#e6c79a"/>`;
}

function footprints(): string {
  let d = '';
  for (let i = 0; i < 20; i++) {
    const t = i / 19;
    const x = 330 + t * 640 + (i % 2) * 10;
    const y = 960 - t * 210 - Math.sin(t * 3) * 30 + (i % 2) * 8;
    const s = 9 - t * 6;
    d += `M${n(x - s)} ${n(y)}a${n(s)} ${n(s * 0.45)} 0 1 0 ${n(s * 2)} 0a${n(s)} ${n(s * 0.45)} 0 1 0 ${n(-s * 2)} 0`;
  }
  return `<path d="${d}" fill="#b9835f" opacity="0.7"/>`;
}

/** The palms' shadows on the sand, thrown forward and to the right. */
function shadows(): string {
  const tone = { wood: '#8a5470', leaf: '#8a5470' };
  const cast = (palm: (typeof PALMS)[number]) => {
    const { y } = palm;
    const matrix = `matrix(1 0 -0.62 -0.3 ${0.62 * y} ${1.3 * y})`;
    return `<g transform="${matrix}">${drawPalm({ ...palm, ...tone })}</g>`;
  };
  return `<g opacity="0.34">${PALMS.map(cast).join('')}</g>`;
}

/** An outrigger canoe drawn up on the sand. */
function boat(): string {
  const hull = closedCurve(
    '428,800,1 520,838 640,846 760,832 850,786,1 812,846 740,872 640,880 540,874 466,850',
  );
  const inside = closedCurve('438,804,1 540,820 640,825 750,814 842,788,1 760,832 640,844 520,836');
  const rim = closedCurve('428,800,1 520,838 640,846 760,832 850,786,1 764,840 640,855 516,846');
  const arms =
    limb('548,842,3.4 536,872,3 528,902,2.6') + limb('726,838,3.4 738,870,3 744,900,2.6');
  const float = limb('470,898,2 520,905,5 640,911,6.4 770,904,5 824,892,2', 'point');
  return [
    '<ellipse cx="650" cy="884" rx="200" ry="11" fill="#8a5470" opacity="0.35"/><ellipse cx="660" cy="916" rx="180" ry="6" fill="#8a5470" opacity="0.35"/>',
    `<path d="${hull}" fill="#a8412c"/><path d="${inside}" fill="#4f241f"/><path d="${rim}" fill="#fbe9c8"/>`,
    `<path d="${arms}" fill="#6a4038"/><path d="${float}" fill="#7d4a38"/>`,
  ].join('');
}

function palms(): string {
  return PALMS.map((palm) => drawPalm({ ...palm, ...PALM })).join('');
}

/** Beach scrub in the corner, leaf by leaf. */
function fronds(): string {
  const back = traceFoliage('scrub back', 1440, 1010, 250, 80, 230, 44);
  const front = traceFoliage('scrub front', 1500, 1040, 190, 70, 130, 44);
  const lit = traceFoliage('scrub lit', 1400, 980, 200, 50, 36, 38);
  return `<path d="${back}" fill="#1f5a4c"/><path d="${lit}" fill="#4f9a62"/><path d="${front}" fill="#123f3a"/>`;
}
