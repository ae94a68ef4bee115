import { vertical } from '../core/paint.ts';
import { closedCurve, n } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawDhow } from '../motifs/dhow.ts';
import { drawPalm } from '../motifs/palm.ts';
import { drawBand, drawCumulus, drawDisc, drawGlow, drawSky } from '../motifs/sky.ts';
import { traceGlints, waterBelow } from '../motifs/water.ts';

const PALM = { wood: '#6a4038', leaf: '#1c5f56', lit: '#5fae6a', lightFrom: -1 as const };

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
      stipple(shadows()),
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

function shadows(): string {
  const random = createRandom('palm shade');
  let d = '';
  for (let i = 0; i < 46; i++) {
    const x = random.between(1000, 1536);
    const y = random.between(800, 1000);
    const w = random.between(30, 120);
    d += `M${n(x)} ${n(y)}q${n(w / 2)} ${n(-10)} ${n(w)} ${n(8)}q${n(-w / 2)} ${n(8)} ${n(-w)} ${n(-8)}Z`;
  }
  return `<path d="M900 850Q1180 800 1380 880L1540 860V1030H1180Q1000 930 900 850Z" fill="#8a5470" opacity="0.25"/><path d="${d}" fill="#7d4868" opacity="0.45"/>`;
}

function boat(): string {
  return `<ellipse cx="620" cy="868" rx="190" ry="14" fill="#8a5470" opacity="0.4"/><path d="${closedCurve('430,800,1 520,832 640,838 760,826 840,786,1 800,850 740,870 520,872 460,850')}" fill="#a8412c"/><path d="${closedCurve('430,800,1 520,832 640,838 760,826 840,786,1 832,804 760,840 640,852 520,846 436,812,1')}" fill="#fbe9c8"/><path d="${closedCurve('452,806 540,828 640,832 740,822 818,796 740,812 640,818 540,816')}" fill="#5a2820"/><path d="M520 900L560 770M760 890L720 770M500 776L780 776" stroke="#5a3a30" stroke-width="6" opacity="0"/>`;
}

function palms(): string {
  return (
    drawPalm({
      seed: 'beach c',
      x: 1180,
      y: 800,
      height: 420,
      bend: -0.34,
      ...PALM,
      leaf: '#2a6f62',
    }) +
    drawPalm({ seed: 'beach a', x: 1330, y: 880, height: 660, bend: -0.4, ...PALM }) +
    drawPalm({ seed: 'beach b', x: 1460, y: 900, height: 760, bend: -0.12, ...PALM })
  );
}

function fronds(): string {
  return `<path d="${closedCurve('1180,1034,1 1250,960 1330,930 1420,940 1480,900 1560,890,1 1560,1034,1')}" fill="#1f5a4c"/><path d="${closedCurve('1300,1034,1 1360,980 1430,970 1500,950 1560,940,1 1560,1034,1')}" fill="#123f3a"/>`;
}
