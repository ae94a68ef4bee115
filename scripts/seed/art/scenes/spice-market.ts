import { linear, vertical } from '../core/paint.ts';
import { closedCurve, n } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawGlow, drawRays } from '../motifs/sky.ts';
import { drawSpiceBasket, type SpiceKind } from '../motifs/spice.ts';

const STALL: readonly (readonly [number, number, number, SpiceKind, string])[] = [
  [150, 560, 190, 'powder', '#d9a03a'],
  [380, 560, 190, 'cloves', '#7d4530'],
  [610, 560, 190, 'powder', '#b9402a'],
  [840, 560, 190, 'pods', '#9aac4e'],
  [1070, 560, 190, 'powder', '#8a5a34'],
  [1300, 560, 190, 'nutmeg', '#a9734a'],
  [1500, 560, 190, 'powder', '#e8b63f'],
  [40, 760, 260, 'sticks', '#b5713c'],
  [340, 760, 260, 'powder', '#e8a020'],
  [650, 760, 260, 'nutmeg', '#b98050'],
  [960, 760, 260, 'powder', '#d94a24'],
  [1270, 760, 260, 'cloves', '#6b3a2c'],
  [1550, 760, 260, 'powder', '#c9a23a'],
  [170, 1010, 340, 'powder', '#c8371f'],
  [570, 1010, 340, 'pods', '#a8b45a'],
  [980, 1010, 340, 'powder', '#f0a82a'],
  [1390, 1010, 340, 'sticks', '#a86432'],
];

/** A stall heaped with spices under a striped awning, light falling through the gaps. */
export function spiceMarket(): Scene {
  return {
    planes: [
      stipple(
        `<rect width="1536" height="1024" fill="${vertical(0, 700, [
          [0, '#1f5a66'],
          [0.5, '#2f7f80'],
          [1, '#12404c'],
        ])}"/>`,
        archway(),
      ),
      soft(drawGlow([770, 300], 420, '#fff0c4', 0.6)),
      crisp(hanging(), shelf(500), baskets(0, 7)),
      crisp(
        `<rect y="400" width="1536" height="180" fill="${vertical(400, 580, [
          [0, '#2a1424', 0],
          [1, '#2a1424', 0.45],
        ])}"/>`,
      ),
      crisp(shelf(704), baskets(7, 13)),
      crisp(
        `<rect y="600" width="1536" height="190" fill="${vertical(600, 790, [
          [0, '#2a1424', 0],
          [1, '#2a1424', 0.4],
        ])}"/>`,
      ),
      crisp(shelf(920), baskets(13, 17)),
      crisp(awning()),
      stipple(
        drawRays(
          [260, -300],
          [44, 52, 60, 67],
          1.8,
          1500,
          linear(
            [260, 0],
            [1100, 900],
            [
              [0, '#fff2c0', 0.5],
              [1, '#fff2c0', 0],
            ],
          ),
        ),
      ),
      soft(drawGlow([980, 820], 420, '#ffdf9a', 0.22)),
    ],
    vignette: 0.36,
  };
}

function archway(): string {
  return `<path d="M560 560V250Q770 60 980 250V560Z" fill="${vertical(120, 560, [
    [0, '#fbe8b8'],
    [1, '#f3c27a'],
  ])}"/><path d="M560 560V250Q770 60 980 250V560H960V262Q770 90 580 262V560Z" fill="#f6ddb0"/><path d="M640 560V380h70V560ZM700 560V330h110V560ZM830 560V400h80V560Z" fill="#d99a68"/><path d="M730 430v-40q14 -14 28 0v40ZM655 470v-30h16v30ZM850 480v-30h16v30Z" fill="#9a5a48"/>`;
}

function hanging(): string {
  const random = createRandom('hanging');
  let out = '';
  for (let i = 0; i < 15; i++) {
    const x = 60 + i * 102;
    if (x > 560 && x < 980) continue;
    const drop = 230 + random.between(0, 90);
    out += `<path d="M${x} 120V${n(drop)}" stroke="#1c2c34" stroke-width="3"/>`;
    if (i % 3 === 0) {
      for (let k = 0; k < 7; k++)
        out += `<ellipse cx="${n(x + (k % 2 ? 8 : -8))}" cy="${n(drop - 40 + k * 11)}" rx="9" ry="7" fill="${k % 2 ? '#e8d9b4' : '#fbeed0'}"/>`;
    } else if (i % 3 === 1) {
      for (let k = 0; k < 9; k++)
        out += `<path d="${closedCurve([
          [x, drop - 50 + k * 11, 1],
          [x + (k % 2 ? 22 : -22), drop - 36 + k * 11],
          [x + (k % 2 ? 30 : -30), drop - 14 + k * 11, 1],
          [x + (k % 2 ? 12 : -12), drop - 30 + k * 11],
        ])}" fill="${k % 3 ? '#c9321f' : '#e8603a'}"/>`;
    } else {
      out += `<path d="${closedCurve([
        [x, drop - 30, 1],
        [x + 26, drop + 20],
        [x + 18, drop + 60],
        [x, drop + 70],
        [x - 18, drop + 60],
        [x - 26, drop + 20],
      ])}" fill="#c98a3f"/><path d="M${x - 24} ${n(drop + 20)}H${x + 24}M${x - 22} ${n(drop + 40)}H${x + 22}" stroke="#8a5a2c" stroke-width="3"/>`;
    }
  }
  return out;
}

function shelf(y: number): string {
  return `<path d="M-10 ${y + 40}H1546V${y + 90}H-10Z" fill="${vertical(y + 40, y + 90, [
    [0, '#a5673a'],
    [1, '#5c3024'],
  ])}"/><path d="M-10 ${y + 40}H1546V${y + 47}H-10Z" fill="#dca262"/><path d="M-10 ${y + 90}H1546V${y + 330}H-10Z" fill="#2c1822"/>`;
}

function baskets(from: number, to: number): string {
  return STALL.slice(from, to)
    .map(([x, y, width, kind, color]) =>
      drawSpiceBasket(`market ${x} ${y}`, x, y, width, kind, color),
    )
    .join('');
}

/** A striped awning with a scalloped edge. */
function awning(): string {
  let out = '';
  const stripes = 16;
  for (let i = 0; i < stripes; i++) {
    const x0 = (i / stripes) * 1536;
    const w = 1536 / stripes;
    const top = (x: number) => 768 + (x - 768) * 0.86;
    out += `<path d="M${n(top(x0))} -10L${n(x0)} 130A${n(w / 2)} 34 0 0 0 ${n(x0 + w)} 130L${n(top(x0 + w))} -10Z" fill="${i % 2 ? '#fbeed0' : '#d9563a'}"/>`;
  }
  return `${out}<rect y="-10" width="1536" height="160" fill="${vertical(0, 160, [
    [0, '#4a1424', 0.55],
    [1, '#4a1424', 0],
  ])}"/>`;
}
