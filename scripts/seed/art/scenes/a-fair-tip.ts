import { linear } from '../core/paint.ts';
import { closedCurve, n, oval } from '../core/path.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { layOut } from '../motifs/flat-lay.ts';
import { drawGlow } from '../motifs/sky.ts';

/** An envelope with notes, coins, a glass of tea and a hibiscus flower on a printed cloth. */
export function aFairTip(): Scene {
  return {
    planes: [
      stipple(
        `<rect x="-10" y="-10" width="1560" height="1050" fill="${linear(
          [0, 0],
          [1536, 1024],
          [
            [0, '#3f9f9c'],
            [0.5, '#2a7f86'],
            [1, '#17505f'],
          ],
        )}"/>`,
      ),
      crisp(print()),
      crisp(
        layOut(
          [
            { x: 640, y: 560, turn: -9, scale: 1.5, markup: envelope() },
            { x: 1190, y: 380, turn: 0, scale: 1.35, markup: tea() },
            { x: 250, y: 300, turn: 20, scale: 1.3, markup: hibiscus() },
            ...coins(),
          ],
          '#0a2430',
        ),
      ),
      soft(drawGlow([420, 180], 680, '#fff4d0', 0.28)),
    ],
    vignette: 0.36,
  };
}

/** The border and the mangoes of a kanga. */
function print(): string {
  let motifs = '';
  for (let row = 0; row < 6; row++)
    for (let col = 0; col < 9; col++) {
      const x = 40 + col * 184 + (row % 2) * 92;
      const y = 150 + row * 148;
      motifs += `<g transform="translate(${x} ${y}) rotate(${(col + row) % 2 ? 24 : -24})"><path d="${closedCurve('0,-44 30,-20 30,20 4,44 -26,24 -22,-10')}" fill="#f0b44c" opacity="0.55"/><path d="M0 -28Q16 0 0 30" fill="none" stroke="#17505f" stroke-width="5" opacity="0.6"/></g>`;
    }
  let border = '';
  for (let x = 0; x < 1560; x += 64)
    border += `<path d="M${x} 0L${x + 32} 46L${x + 64} 0ZM${x} 1024L${x + 32} 978L${x + 64} 1024Z" fill="#d9563a"/><circle cx="${x + 64}" cy="34" r="9" fill="#fbeed0"/><circle cx="${x + 64}" cy="990" r="9" fill="#fbeed0"/>`;
  return motifs + border;
}

function envelope(): string {
  const note = (turn: number, color: string, dark: string) =>
    `<g transform="rotate(${turn}) translate(0 -92)"><path d="M-150 -64H150V64H-150Z" fill="${color}"/><path d="M-136 -50H136V50H-136Z" fill="none" stroke="${dark}" stroke-width="4"/><path d="${oval(0, 0, 36, 40)}" fill="${dark}"/><path d="${closedCurve('-16,14 -18,-8 -4,-22 14,-14 20,-2 12,6 14,20')}" fill="${color}"/><path d="M-120 -30h36M84 30h36M-120 30h24M96 -30h24" stroke="${dark}" stroke-width="6"/></g>`;
  return [
    note(-7, '#b9cf9a', '#4f7a4c'),
    note(3, '#e3b2a0', '#9a4a44'),
    '<path d="M-210 -90H210V150H-210Z" fill="#f6e7c4"/><path d="M-210 -90L0 50L210 -90" fill="#e9d2a0"/><path d="M-210 150L-40 24M210 150L40 24" stroke="#d3b47c" stroke-width="4"/><path d="M-210 -90L0 50L210 -90" fill="none" stroke="#c9a56a" stroke-width="4"/>',
    `<path d="${oval(0, 46, 34, 32)}" fill="#c9402f"/><path d="${closedCurve('0,28 14,38 10,56 -8,60 -16,46 -10,34')}" fill="#e8705a"/>`,
  ].join('');
}

/** A glass of spiced tea on its saucer, seen from above. */
function tea(): string {
  return `<path d="${oval(0, 0, 170, 170)}" fill="#f3e6c8"/><path d="${oval(0, 0, 146, 146)}" fill="#e0cda0"/><path d="${oval(0, 0, 108, 108)}" fill="#fbf6e4"/><path d="${oval(0, 0, 96, 96)}" fill="#a5562a"/><path d="${oval(-14, -16, 74, 70)}" fill="#c9743a"/><path d="M-60 -40Q-30 -80 30 -78" fill="none" stroke="#f6d09a" stroke-width="8"/><path d="M120 40L210 110" stroke="#d9d2c0" stroke-width="12"/><path d="${oval(216, 116, 26, 18)}" fill="#d9d2c0"/><path d="${closedCurve('-10,20 30,8 50,30 20,48 -6,40')}" fill="#7a3a20"/>`;
}

function hibiscus(): string {
  const petals = Array.from(
    { length: 5 },
    (_, i) =>
      `<g transform="rotate(${i * 72})"><path d="${closedCurve('0,0,1 -46,-50 -62,-112 -20,-140 14,-128 54,-132 62,-90 40,-46')}" fill="${i % 2 ? '#d9384a' : '#c92a40'}"/><path d="M0 -16Q-6 -70 -10 -112M0 -16Q16 -66 26 -104" fill="none" stroke="#8a1a34" stroke-width="4"/></g>`,
  );
  const stamen = Array.from({ length: 9 }, (_, i) =>
    oval(64 + (i % 3) * 12, -70 + i * 6 - (i % 2) * 14, 6, 6),
  );
  return `<path d="${closedCurve('90,60 170,50 210,110 150,150 96,120')}" fill="#3f7a44"/><path d="M96 80L196 118" stroke="#7fae5c" stroke-width="5"/>${petals.join('')}<path d="${oval(0, 0, 22, 22)}" fill="#6a1230"/><path d="M0 0Q40 -30 86 -56" stroke="#f6b84c" stroke-width="9" fill="none"/><path d="${stamen.join('')}" fill="#fbdc7a"/>`;
}

function coins() {
  const places: readonly (readonly [number, number, number])[] = [
    [1010, 800, 1],
    [1120, 850, 0.86],
    [1066, 720, 0.74],
    [310, 820, 0.9],
    [220, 760, 0.74],
  ];
  return places.map(([x, y, scale], i) => ({
    x,
    y,
    turn: i * 34,
    scale,
    markup: `<path d="${oval(0, 0, 62, 62)}" fill="${i % 2 ? '#d9d2c0' : '#e0ac4c'}"/><path d="${oval(0, 0, 52, 52)}" fill="none" stroke="${i % 2 ? '#9a9484' : '#9a6a24'}" stroke-width="4"/><path d="${closedCurve('-24,22 -26,-6 -10,-26 14,-22 26,-4 34,4 20,10 18,24')}" fill="${i % 2 ? '#9a9484' : '#9a6a24'}"/><path d="M-40 ${n(-30)}Q-20 -50 10 -50" fill="none" stroke="#fff6dc" stroke-width="5"/>`,
  }));
}
