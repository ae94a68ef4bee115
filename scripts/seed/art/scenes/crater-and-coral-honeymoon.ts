import { blend } from '../core/paint.ts';
import { closedCurve, limb, oval } from '../core/path.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { traceStrokes } from '../motifs/land.ts';
import { drawLantern } from '../motifs/lantern.ts';
import { drawPalm } from '../motifs/palm.ts';
import { placeAt } from '../motifs/place.ts';
import { drawBand, drawDisc, drawGlow, drawStars } from '../motifs/sky.ts';
import { traceGlints, waterBelow } from '../motifs/water.ts';

const HORIZON = 560;

/** Dinner for two on the beach at Matemwe, by lanterns and the moon. */
export function craterAndCoralHoneymoon(): Scene {
  return {
    planes: [
      stipple(
        drawBand(
          -10,
          HORIZON + 4,
          blend(0, HORIZON, '#0c1640', '#22306a', '#544a86', '#a8708c', '#e8a088'),
        ),
      ),
      crisp(drawStars('matemwe', 330, 460), drawDisc([1010, 250], 70, '#fff3d6')),
      stipple(drawGlow([1010, 250], 330, '#ffeccc', 0.55)),
      stipple(drawBand(HORIZON, 1034, blend(HORIZON, 800, '#b57a90', '#4f4f86', '#26386a'))),
      crisp(
        `<path d="${traceGlints({ seed: 'matemwe moon', count: 170, top: HORIZON + 4, bottom: 770, width: 56, center: 1010, spread: 230, taper: 0.35 })}" fill="#fff0cc" opacity="0.85"/>`,
        `<path d="${traceGlints({ seed: 'matemwe sea', count: 130, top: HORIZON + 4, bottom: 770, width: 60 })}" fill="#a8a4c9" opacity="0.45"/>`,
      ),
      stipple(sand()),
      soft(
        drawGlow([760, 890], 460, '#ffb860', 0.7, 0.3),
        drawGlow([310, 900], 220, '#ffb860', 0.5, 0.3),
        drawGlow([1230, 920], 240, '#ffb860', 0.5, 0.3),
      ),
      crisp(dinner(), candles()),
      soft(drawGlow([760, 700], 260, '#ffd08a', 0.4)),
      crisp(palms(), hanging()),
    ],
    vignette: 0.34,
  };
}

function sand(): string {
  const foam = waterBelow([
    [-20, 764],
    [300, 744],
    [700, 766],
    [1100, 742],
    [1560, 756],
  ]);
  const dry = waterBelow([
    [-20, 784],
    [300, 760],
    [700, 782],
    [1100, 756],
    [1560, 772],
  ]);
  return `<path d="${foam}" fill="#d9cfe0"/><path d="${dry}" fill="${blend(760, 1030, '#a8808c', '#8a6074', '#4a3456')}"/><path d="${traceStrokes('matemwe sand', 150, 800, 1010, 110)}" fill="#e0b0a0" opacity="0.35"/>`;
}

/** The table and the two who sit at it, drawn around its middle on the ground. */
function dinner(): string {
  const chair = (s: 1 | -1) =>
    `<path d="M${s * 172} -4V-150M${s * 100} -4L${s * 112} -82H${s * 172}M${s * 172} -4" fill="none" stroke="#3a2028" stroke-width="8"/><path d="M${s * 166} -150h${s * 10}v70h${s * -10}Z" fill="#5a3038"/>`;
  const table = `<path d="${closedCurve('-84,-112,1 84,-112,1 96,-20,1 60,-10 30,-22 0,-8 -30,-22 -60,-10 -96,-20,1', 0.26)}" fill="#fbe9d2"/><path d="M30 -112L34 -22Q60 -8 96 -20L84 -112Z" fill="#d9a894" opacity="0.7"/><path d="M-92 -114H92V-106H-92Z" fill="#fff6e4"/>`;
  const glasses = [-40, 40]
    .map(
      (x) =>
        `<path d="M${x - 8} -146h16q0 14 -7 17v11h6v3h-14v-3h6v-11q-7 -3 -7 -17Z" fill="#f3dcc4" opacity="0.9"/><path d="M${x - 7} -140h14q-1 8 -7 10q-6 -2 -7 -10Z" fill="#b53a4a"/>`,
    )
    .join('');
  const her =
    `<path d="${closedCurve('-162,-80 -166,-120 -156,-154 -138,-166 -122,-160 -118,-132 -122,-100 -96,-92 -84,-80 -86,-40 -96,-6,1 -150,-6,1 -158,-40', 0.3)}" fill="#e8d9ea"/><path d="${closedCurve('-120,-98 -96,-92 -84,-80 -86,-40 -96,-6,1 -120,-6,1 -112,-60', 0.3)}" fill="#b590b8" opacity="0.8"/>` +
    `<path d="${limb('-128,-150,8 -112,-124,6.6 -84,-120,5.6 -70,-128,5')}${limb('-140,-164,7 -138,-178,6.6')}${oval(-134, -192, 15, 17)}" fill="#7a4634"/><path d="${closedCurve('-122,-202 -126,-214 -142,-216 -156,-206 -160,-184 -168,-160 -154,-156 -146,-176 -142,-196', 0.3)}" fill="#231420"/><path d="${oval(-151, -205, 6, 6)}" fill="#f6a8a0"/>`;
  const him =
    `<path d="${limb('138,-86,17 100,-84,13 92,-50,10 94,-8,8')}" fill="#3a4468"/><path d="${closedCurve('118,-84 116,-130 124,-160 142,-168 160,-158 168,-124 166,-80 140,-74', 0.3)}" fill="#f3e9dc"/><path d="${closedCurve('146,-166 160,-158 168,-124 166,-80 148,-76 156,-120', 0.3)}" fill="#b5a0a8" opacity="0.8"/>` +
    `<path d="${limb('132,-152,9 112,-126,7 84,-122,6')}" fill="#f3e9dc"/><path d="${limb('84,-122,5.6 70,-126,5')}${limb('140,-166,8 138,-180,7')}${oval(134, -194, 16, 18)}${limb('92,-8,7 78,-4,5')}" fill="#5a3024"/><path d="${closedCurve('120,-202 126,-214 142,-216 154,-206 154,-190 146,-186 144,-200', 0.3)}" fill="#1c1018"/>`;
  return placeAt(
    { x: 760, y: 930, scale: 1.55 },
    `<ellipse cx="0" cy="2" rx="230" ry="14" fill="#2a1c36" opacity="0.5"/>${chair(-1)}${chair(1)}${her}${him}${table}${glasses}`,
  );
}

function candles(): string {
  return [
    drawLantern(760, 756, 44),
    drawLantern(300, 930, 66),
    drawLantern(392, 900, 46),
    drawLantern(1230, 950, 72),
    drawLantern(1150, 906, 46),
    drawLantern(1330, 900, 44),
  ].join('');
}

function palms(): string {
  const tones = { wood: '#1c1428', leaf: '#16203f', lit: '#3a4a6c', lightFrom: 1 } as const;
  return (
    drawPalm({ seed: 'matemwe a', x: 70, y: 1030, height: 820, bend: 0.16, ...tones }) +
    drawPalm({ seed: 'matemwe b', x: 1500, y: 1040, height: 720, bend: -0.08, ...tones })
  );
}

function hanging(): string {
  return `<path d="M205 214Q700 420 1440 330" fill="none" stroke="#2a1a30" stroke-width="3"/>${[
    [420, 306],
    [640, 356],
    [860, 376],
    [1080, 376],
    [1290, 358],
  ]
    .map(([x = 0, y = 0], i) => drawLantern(x, y + 74 + (i % 2) * 16, 34, 30 + (i % 2) * 16))
    .join('')}`;
}
