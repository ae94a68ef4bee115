import { vertical } from '../core/paint.ts';
import { n } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawDhow } from '../motifs/dhow.ts';
import { drawPalm } from '../motifs/palm.ts';
import { drawBand, drawBirds, drawCloudBars, drawDisc, drawGlow, drawSky } from '../motifs/sky.ts';
import { mirrorIn, traceGlints } from '../motifs/water.ts';

const SEA = 660;
const FRONT = { wall: '#8a4a5c', lit: '#d9806a', gap: '#4a2444', glow: '#ffd88a' };

/** Stone Town's waterfront at sunset, with the clock tower, minarets, palms and dhows. */
export function zanzibar(): Scene {
  const town = drawTown();
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#2f2a66'],
          [0.2, '#6a3f7c'],
          [0.38, '#c25a78'],
          [0.52, '#f28a63'],
          [0.64, '#fcc270'],
          [1, '#fcc270'],
        ]),
      ),
      stipple(drawGlow([420, 600], 640, '#ffe7a4', 1), clouds()),
      crisp(
        drawDisc(
          [420, 586],
          104,
          vertical(480, 690, [
            [0, '#fff4c4'],
            [1, '#ffb35a'],
          ]),
        ),
      ),
      stipple(
        drawBand(
          SEA,
          1034,
          vertical(SEA, 1030, [
            [0, '#f6b06c'],
            [0.2, '#d9707a'],
            [0.55, '#6a3f7c'],
            [1, '#221c50'],
          ]),
        ),
        mirrorIn(SEA, town, 0.5, 0.8),
      ),
      crisp(town),
      soft(drawGlow([420, SEA], 700, '#ffd890', 0.7, 0.07)),
      stipple(
        `<path d="${traceGlints({ seed: 'znz sun', count: 210, top: SEA + 4, bottom: 1000, width: 70, center: 420, spread: 170 })}" fill="#fff0b8" opacity="0.9"/>`,
        `<path d="${traceGlints({ seed: 'znz', count: 240, top: SEA + 6, bottom: 1010, width: 80 })}" fill="#f8a87c" opacity="0.5"/>`,
        `<path d="${traceGlints({ seed: 'znz d', count: 150, top: SEA + 30, bottom: 1010, width: 110 })}" fill="#2a2058" opacity="0.4"/>`,
      ),
      crisp(dhows()),
      crisp(
        palms(),
        drawBirds(
          [
            [640, 300, 14],
            [690, 282, 11],
            [600, 322, 10],
            [742, 306, 9],
          ],
          '#4a2450',
        ),
      ),
    ],
    vignette: 0.28,
  };
}

function clouds(): string {
  return drawCloudBars([
    [1100, 170, 900, 40, '#7a4686', 0.8],
    [260, 240, 620, 28, '#a84f7c', 0.7],
    [1280, 300, 620, 28, '#d9686f', 0.8],
    [700, 350, 560, 20, '#e57a68', 0.7],
    [180, 420, 520, 18, '#f59a68', 0.8],
    [980, 440, 520, 16, '#fbb06a', 0.8],
  ]);
}

function drawTown(): string {
  const random = createRandom('stone town');
  let out = '';
  for (let x = 640; x < 1560; x += 70)
    out += house(x, random.between(80, 150), 84, '#b0606c', '#c9776e', random.between(0, 1));
  out += minaret(770, 250) + minaret(1470, 280) + spire(1330, 230);
  for (const [x, h, w] of [
    [620, 84, 90],
    [700, 120, 110],
    [1240, 130, 96],
    [1330, 104, 120],
    [1440, 150, 110],
    [1530, 110, 100],
  ] as const)
    out += house(x, h, w, FRONT.wall, FRONT.lit, 0.4);
  out += palace(820, 300, 166) + fort(580, 96);
  return `${out}<path d="M480 ${SEA}V${SEA - 20}H1560V${SEA}Z" fill="#5a2c50"/><path d="M480 ${SEA - 20}H1560V${SEA - 14}H480Z" fill="#f0936c"/>`;
}

function house(
  x: number,
  height: number,
  width: number,
  wall: string,
  lit: string,
  tone: number,
): string {
  const top = SEA - height;
  let windows = '';
  const cols = Math.max(2, Math.floor(width / 26));
  const rows = Math.floor(height / 42);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++)
      windows += `M${n(x + 12 + c * ((width - 20) / cols))} ${n(top + 36 + r * 38)}v-18q5 -7 10 0v18Z`;
  }
  let crenels = '';
  for (let c = 0; c < width; c += 11) crenels += `M${n(x + c)} ${n(top)}v-6h6v6Z`;
  return `<path d="M${x} ${SEA}V${n(top)}h${width}V${SEA}Z${tone > 0.5 ? crenels : ''}" fill="${wall}"/><path d="M${x} ${SEA}V${n(top)}h${n(width * 0.16)}V${SEA}Z" fill="${lit}"/><path d="M${x - 3} ${n(top)}h${width + 6}v7h${-width - 6}Z" fill="${lit}"/><path d="${windows}" fill="${FRONT.gap}"/>`;
}

/** A palace of tiered verandas on slender columns with a clock tower, the landmark of the front. */
function palace(x: number, width: number, height: number): string {
  const top = SEA - height;
  let columns = '';
  let floors = '';
  let lights = '';
  for (let f = 0; f < 3; f++) {
    const y = top + 18 + f * 50;
    floors += `M${x - 8} ${n(y - 8)}h${width + 16}v8h${-width - 16}Z`;
    for (let c = 0; c <= 12; c++)
      columns += `M${n(x + (c * width) / 12 - 2.4)} ${n(y)}h4.8v42h-4.8Z`;
    for (let c = 0; c < 12; c++)
      lights += `M${n(x + (c * width) / 12 + 8)} ${n(y + 42)}v-22q5 -8 9 0v22Z`;
  }
  const tx = x + width / 2;
  const tower = `M${tx - 34} ${top + 10}V${top - 150}h68V${top + 10}Z`;
  const cap = `M${tx - 42} ${top - 150}h84l-8 -12h-68ZM${tx - 28} ${top - 162}V${top - 196}h56v34ZM${tx - 36} ${top - 196}h72L${tx + 22} ${top - 226}L${tx} ${top - 250}L${tx - 22} ${top - 226}ZM${tx - 1.6} ${top - 250}v-30h3.2v30Z`;
  return `<path d="M${x} ${SEA}V${top + 10}h${width}V${SEA}Z" fill="#6f3856"/><path d="${lights}" fill="${FRONT.glow}" opacity="0.85"/><path d="${columns}" fill="#f3b58c"/><path d="${floors}" fill="#f9c795"/><path d="M${x - 14} ${top + 10}L${x + 10} ${top - 14}H${x + width - 10}L${x + width + 14} ${top + 10}Z" fill="#a3485a"/><path d="${tower}${cap}" fill="#c96f6a"/><path d="M${tx - 34} ${top - 14}V${top - 150}h16V${top - 14}Z" fill="#f9c795"/><circle cx="${tx}" cy="${top - 112}" r="17" fill="#fff0cc"/><path d="M${tx} ${top - 112}V${top - 124}M${tx} ${top - 112}l8 5" stroke="#4a2444" stroke-width="2.4"/><path d="M${tx - 16} ${top - 84}h32v8h-32ZM${tx - 14} ${top - 40}v-26q14 -14 28 0v26Z" fill="${FRONT.gap}"/>`;
}

function fort(x: number, height: number): string {
  let crenels = '';
  for (let i = 0; i < 8; i++) crenels += `M${x - 60 + i * 15} ${SEA - height}v-10q4 -6 8 0v10Z`;
  return `<path d="M${x - 62} ${SEA}L${x - 58} ${SEA - height}H${x + 58}L${x + 62} ${SEA}Z${crenels}" fill="#9a5260"/><path d="M${x - 62} ${SEA}L${x - 58} ${SEA - height}h22L${x - 38} ${SEA}Z" fill="#e5906e"/>`;
}

function minaret(x: number, height: number): string {
  const y = SEA - height;
  return `<path d="M${x - 13} ${SEA}V${y + 60}h26V${SEA}ZM${x - 19} ${y + 60}h38v-9h-38ZM${x - 9} ${y + 51}V${y + 20}h18v31ZM${x - 12} ${y + 22}q0 -16 12 -30q12 14 12 30Z" fill="#a3526a"/><path d="M${x - 13} ${SEA}V${y + 60}h8V${SEA}Z" fill="#ef9a72"/>`;
}

function spire(x: number, height: number): string {
  const y = SEA - height;
  return `<path d="M${x - 22} ${SEA}V${y + 80}h44V${SEA}ZM${x - 26} ${y + 80}L${x} ${y}L${x + 26} ${y + 80}Z" fill="#8f4a66"/><path d="M${x - 26} ${y + 80}L${x} ${y}L${x - 8} ${y + 80}Z" fill="#e5886c"/>`;
}

function dhows(): string {
  const tones = {
    hull: '#38173a',
    trim: '#f0835a',
    sail: '#f7b07a',
    sailShade: '#a84a5c',
    crew: '#2a1030',
    cloth: '#5a2450',
  };
  const wake = (x: number, y: number, w: number) =>
    `<path d="M${x - w} ${y}Q${x} ${y - 6} ${x + w} ${y}Q${x} ${y + 6} ${x - w} ${y}Z" fill="#ffd9a0" opacity="0.7"/>`;
  const small =
    drawDhow({ x: 190, y: 690, scale: 0.44 }, tones) +
    drawDhow({ x: 520, y: 684, scale: 0.36, flip: true }, tones);
  const big = drawDhow({ x: 620, y: 830, scale: 1.28 }, { ...tones, sail: '#fbc08a' });
  const reflection = mirrorIn(832, drawDhow({ x: 620, y: 830, scale: 1.28 }, tones), 0.25, 0.5);
  return small + wake(190, 691, 60) + wake(520, 685, 48) + reflection + big + wake(630, 834, 190);
}

function palms(): string {
  const tones = { wood: '#24103a', leaf: '#24103a', lit: '#6a2f54', lightFrom: -1 as const };
  return (
    drawPalm({ seed: 'znz a', x: 1330, y: 1010, height: 640, bend: 0.1, ...tones }) +
    drawPalm({ seed: 'znz b', x: 1480, y: 1010, height: 470, bend: -0.14, ...tones }) +
    `<path d="M1120 1034Q1260 930 1400 950Q1500 940 1560 920V1034Z" fill="#1c0d30"/>`
  );
}
