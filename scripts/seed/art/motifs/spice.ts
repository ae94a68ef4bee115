import { mix } from '../core/color.ts';
import { linear } from '../core/paint.ts';
import { closedCurve, limb, n, oval, type Point } from '../core/path.ts';
import { createRandom } from '../core/random.ts';

export type SpiceKind = 'powder' | 'cloves' | 'pods' | 'sticks' | 'nutmeg' | 'leaves';

/** A woven basket heaped with one spice; `width` is the rim's, the basket stands at y. */
export function drawSpiceBasket(
  seed: string,
  x: number,
  y: number,
  width: number,
  kind: SpiceKind,
  color: string,
): string {
  const r = width / 2;
  const h = width * 0.52;
  const rimY = y - h;
  const body = closedCurve([
    [x - r, rimY, 1],
    [x - r * 0.97, rimY + h * 0.4],
    [x - r * 0.8, y - h * 0.05],
    [x - r * 0.4, y + h * 0.05],
    [x + r * 0.4, y + h * 0.05],
    [x + r * 0.8, y - h * 0.05],
    [x + r * 0.97, rimY + h * 0.4],
    [x + r, rimY, 1],
  ]);
  const shade = linear(
    [x - r, 0],
    [x + r, 0],
    [
      [0, '#ffffff', 0.16],
      [0.4, '#000000', 0],
      [1, '#2a1018', 0.55],
    ],
  );
  return (
    `<ellipse cx="${n(x + r * 0.14)}" cy="${n(y + h * 0.03)}" rx="${n(r * 1.12)}" ry="${n(r * 0.16)}" fill="#2a1420" opacity="0.45"/>` +
    `<path d="${body}" fill="#b98447"/>${weave(x, rimY, r, h)}<path d="${body}" fill="${shade}"/>` +
    `<ellipse cx="${n(x)}" cy="${n(rimY)}" rx="${n(r)}" ry="${n(r * 0.24)}" fill="#7a4d2b"/>` +
    `${heap(seed, x, rimY, r * 0.9, kind, color)}` +
    `<path d="M${n(x - r)} ${n(rimY)}A${n(r)} ${n(r * 0.24)} 0 0 0 ${n(x + r)} ${n(rimY)}" fill="none" stroke="#dcae6c" stroke-width="${n(r * 0.09)}"/>`
  );
}

function weave(x: number, rimY: number, r: number, h: number): string {
  let d = '';
  for (let row = 0; row < 5; row++) {
    const y = rimY + h * (0.2 + row * 0.16);
    const half = r * (0.97 - row * row * 0.011);
    const steps = 13;
    for (let i = 0; i < steps; i++) {
      if ((i + row) % 2) continue;
      const a = (i / steps) * 2 - 1;
      const w = (half * 1.7) / steps;
      const px = x + a * half + w * 0.4;
      const dip = (1 - a * a) * r * 0.16;
      d += oval(px, y + dip, w * 0.5, h * 0.06);
    }
  }
  return `<path d="${d}" fill="#8c5c30" opacity="0.75"/>`;
}

function heap(
  seed: string,
  x: number,
  y: number,
  r: number,
  kind: SpiceKind,
  color: string,
): string {
  const random = createRandom(`spice ${seed}`);
  const top = kind === 'powder' ? r * 0.95 : r * 0.5;
  const lit = mix(color, '#fff2cf', 0.35);
  const dark = mix(color, '#2a1018', 0.4);
  const cone = closedCurve(
    [
      [x - r, y, 1],
      [x - r * 0.5, y - top * 0.52],
      [x - r * 0.06, y - top],
      [x + r * 0.06, y - top],
      [x + r * 0.5, y - top * 0.5],
      [x + r, y, 1],
      [x + r * 0.6, y + r * 0.2],
      [x, y + r * 0.25],
      [x - r * 0.6, y + r * 0.2],
    ],
    0.3,
  );
  const sun = closedCurve(
    [
      [x - r, y, 1],
      [x - r * 0.5, y - top * 0.52],
      [x - r * 0.06, y - top],
      [x - r * 0.02, y - top * 0.7],
      [x - r * 0.2, y - top * 0.2],
      [x - r * 0.3, y + r * 0.2],
      [x - r * 0.7, y + r * 0.15],
    ],
    0.3,
  );
  if (kind === 'powder') {
    let ripples = '';
    for (let i = 1; i < 5; i++) {
      const t = i / 5;
      ripples += `M${n(x - r * t * 0.8)} ${n(y - top * (1 - t) * 0.98 + 2)}Q${n(x)} ${n(y - top * (1 - t) + r * 0.17 * t + 5)} ${n(x + r * t * 0.8)} ${n(y - top * (1 - t) * 0.98 + 2)}`;
    }
    return `<path d="${cone}" fill="${color}"/><path d="${sun}" fill="${lit}"/><path d="${ripples}" fill="none" stroke="${dark}" stroke-width="1.4" opacity="0.35"/>`;
  }
  let out = `<path d="${cone}" fill="${dark}"/>`;
  const pieces = Array.from({ length: 52 }, (): Point => {
    const a = random.between(-1, 1);
    return [x + a * r * 0.88, y + r * 0.18 - random.next() * (top * (1 - a * a * 0.9) + r * 0.16)];
  }).sort((p, q) => (q[1] - p[1] > 0 ? -1 : 1));
  pieces.forEach(([px, py], i) => {
    out += drawPiece(
      kind,
      px,
      py,
      r,
      random.between(-0.9, 0.9),
      [color, lit, dark][i % 3] ?? color,
      dark,
    );
  });
  return out;
}

function drawPiece(
  kind: SpiceKind,
  x: number,
  y: number,
  r: number,
  turn: number,
  fill: string,
  dark: string,
): string {
  const spin = `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn * 57)})"`;
  const s = r * 0.12;
  if (kind === 'cloves')
    return `<g ${spin} fill="${fill}"><path d="${limb([
      [0, s * 1.2, s * 0.24],
      [0, -s * 0.6, s * 0.4],
    ])}"/><circle cx="0" cy="${n(-s)}" r="${n(s * 0.55)}"/></g>`;
  if (kind === 'pods')
    return `<g ${spin}><path d="${closedCurve([
      [-s * 1.1, 0, 1],
      [0, -s * 0.6],
      [s * 1.1, 0, 1],
      [0, s * 0.6],
    ])}" fill="${fill}"/><path d="M${n(-s)} 0H${n(s)}" stroke="${dark}" stroke-width="1"/></g>`;
  if (kind === 'sticks')
    return `<g ${spin}><path d="${limb(
      [
        [-s * 3, 0, s * 0.4],
        [s * 3, 0, s * 0.4],
      ],
      'flat',
    )}" fill="${fill}"/></g>`;
  if (kind === 'nutmeg')
    return `<g ${spin}><ellipse rx="${n(s * 1.1)}" ry="${n(s * 0.9)}" fill="${fill}"/><path d="M${n(-s * 0.7)} ${n(-s * 0.2)}q${n(s * 0.6)} ${n(s * 0.5)} ${n(s * 1.3)} 0" stroke="${dark}" fill="none" stroke-width="1.2"/></g>`;
  return `<g ${spin}><path d="${closedCurve([
    [-s * 1.8, 0, 1],
    [0, -s * 0.6],
    [s * 1.8, 0, 1],
    [0, s * 0.6],
  ])}" fill="${fill}"/></g>`;
}
