import { blend } from '../core/paint.ts';
import { closedCurve, limb, oval } from '../core/path.ts';
import { crisp, type Scene, stipple } from '../core/scene.ts';
import { drawKite, traceKiteLines } from '../motifs/kite.ts';
import { drawPalm } from '../motifs/palm.ts';
import { placeAt } from '../motifs/place.ts';
import { drawBand, drawBirds, drawCumulus } from '../motifs/sky.ts';
import { traceCaustics, traceGlints, waterBelow } from '../motifs/water.ts';

const HORIZON = 560;

/** Kite, rider's place and size; the first is the one in front. */
const RIDERS = [
  {
    x: 560,
    y: 250,
    span: 190,
    turn: -24,
    cloth: '#e2572f',
    band: '#ffd166',
    rider: [900, 770, 1.5],
  },
  {
    x: 1090,
    y: 190,
    span: 88,
    turn: 16,
    cloth: '#7a3f8f',
    band: '#f3a6c0',
    rider: [990, 600, 0.4],
  },
  {
    x: 250,
    y: 316,
    span: 62,
    turn: -18,
    cloth: '#f2c53d',
    band: '#1f6f8b',
    rider: [360, 596, 0.32],
  },
  {
    x: 1340,
    y: 330,
    span: 54,
    turn: 20,
    cloth: '#1f9aa3',
    band: '#fff3d0',
    rider: [1264, 590, 0.28],
  },
] as const;

/** Kites over the lagoon of Paje; one rider throws up spray in front. */
export function firstWindKitesurfingAtPaje(): Scene {
  return {
    planes: [
      stipple(
        drawBand(-10, HORIZON + 4, blend(0, HORIZON, '#2a86b8', '#62b8d4', '#b8e4e0', '#eef8e8')),
      ),
      crisp(clouds()),
      stipple(
        drawBand(
          HORIZON,
          1034,
          blend(HORIZON, 1030, '#146f98', '#1fa0b4', '#5fd0c4', '#a4e8d2', '#5cc4bc'),
        ),
      ),
      crisp(
        '<path d="M-10 566Q200 558 420 566T860 564T1240 567T1550 562V572Q1240 576 860 572T-10 575Z" fill="#f6fff8"/>',
      ),
      stipple(shallows()),
      crisp(
        `<path d="${traceCaustics('paje net', 16, 690, 1020, 96)}" fill="none" stroke="#f2fff6" stroke-width="2" opacity="0.3"/>`,
        `<path d="${traceGlints({ seed: 'paje far', count: 170, top: 574, bottom: 760, width: 46 })}" fill="#e6fff4" opacity="0.6"/>`,
      ),
      crisp(...RIDERS.map((form) => drawKite(form)).reverse(), lines()),
      stipple(wake()),
      crisp(
        ...RIDERS.map(({ rider: [x, y, scale], x: kite }) =>
          placeAt({ x, y, scale, flip: kite > x }, drawRider()),
        ).reverse(),
      ),
      crisp(
        `<path d="${traceGlints({ seed: 'paje near', count: 90, top: 830, bottom: 1020, width: 110 })}" fill="#f6fff8" opacity="0.6"/>`,
        palms(),
        drawBirds(
          [
            [760, 420, 16],
            [806, 400, 12],
          ],
          '#f6fbf2',
        ),
      ),
    ],
    vignette: 0.14,
  };
}

function clouds(): string {
  return [
    drawCumulus({ x: 1330, y: 520, width: 560, height: 130, fill: '#f6fcf4', opacity: 0.95 }),
    drawCumulus({ x: 170, y: 534, width: 520, height: 110, fill: '#eef8f2', opacity: 0.9 }),
    drawCumulus({ x: 770, y: 546, width: 460, height: 60, fill: '#e2f3ee', opacity: 0.85 }),
  ].join('');
}

function shallows(): string {
  return `<path d="${waterBelow(
    [
      [-20, 690],
      [300, 660],
      [700, 690],
      [1100, 650],
      [1560, 676],
    ],
    830,
  )}" fill="#9fe8d2" opacity="0.55"/><path d="${waterBelow([
    [-20, 940],
    [420, 900],
    [820, 930],
    [1240, 880],
    [1560, 910],
  ])}" fill="#2aa3ac" opacity="0.5"/>`;
}

function lines(): string {
  const d = RIDERS.map((form) => {
    const [x, y, scale] = form.rider;
    const side = form.x > x ? 1 : -1;
    return traceKiteLines(form, x + side * 44 * scale, y - 96 * scale);
  });
  return `<path d="${d.join('')}" stroke="#1c3a4a" stroke-width="1.3" opacity="0.55"/>`;
}

/** A rider leaning back against the pull, which comes from the left; the board at y = 0. */
function drawRider(): string {
  const skin =
    limb('6,-66,5 -14,-84,4 -40,-95,3.4') +
    limb('12,-70,5 -12,-90,4 -42,-97,3.2') +
    oval(24, -99, 11, 12.6);
  const legs =
    limb('22,-40,10 -2,-30,7.6 -26,-8,5.6 -32,-3,5') +
    limb('26,-40,10 22,-20,7.6 30,-5,5.4 28,-2,5');
  const shirt = closedCurve('8,-82 22,-86 36,-78 36,-58 34,-40 14,-36 10,-54 4,-68', 0.3);
  const board = closedCurve('-74,-9,1 -40,2 20,3 66,-9,1 40,8 -30,9', 0.3);
  return (
    `<path d="${board}" fill="#f2c53d"/><path d="${legs}" fill="#7a4630"/><path d="${closedCurve('12,-46 36,-44 38,-30 24,-22 4,-20 2,-30', 0.3)}" fill="#1f3f6a"/>` +
    `<path d="${shirt}" fill="#e2572f"/><path d="${skin}" fill="#7a4630"/><path d="${closedCurve('14,-104 20,-113 30,-112 36,-102 34,-92 28,-98 18,-100', 0.3)}" fill="#241a20"/>` +
    '<path d="M-58 -104L-26 -88" stroke="#1c2a3a" stroke-width="5"/><path d="M8 -52l28 2" stroke="#241a20" stroke-width="6"/>'
  );
}

function wake(): string {
  const spray = closedCurve(
    '930,790,1 1010,760 1060,716 1110,700 1150,664 1190,690 1240,670 1270,712 1330,720 1300,752 1380,776 1300,790 1180,800 1020,802',
    0.34,
  );
  const drops = [
    [1140, 640],
    [1200, 640],
    [1268, 660],
    [1320, 690],
    [1090, 672],
    [1370, 740],
    [1230, 620],
  ].map(([x = 0, y = 0], i) => oval(x, y, 5 + (i % 3) * 2, 4 + (i % 3) * 2));
  return `<path d="${spray}" fill="#ffffff" opacity="0.85"/><path d="${drops.join('')}" fill="#ffffff"/><path d="M800 786Q940 770 1100 792T1560 800V822Q1240 830 1040 812T800 794Z" fill="#f6fff8" opacity="0.8"/>`;
}

function palms(): string {
  const tones = { wood: '#5a3a30', leaf: '#1f6a55', lit: '#62b060', lightFrom: -1 } as const;
  return (
    drawPalm({ seed: 'paje a', x: 1478, y: 1040, height: 520, bend: -0.16, ...tones }) +
    drawPalm({ seed: 'paje b', x: 1556, y: 1060, height: 400, bend: -0.1, ...tones })
  );
}
