import { mix } from '../core/color.ts';
import { vertical } from '../core/paint.ts';
import { closedCurve, limb, n, oval } from '../core/path.ts';
import { createRandom } from '../core/random.ts';

export type CoralKind = 'staghorn' | 'fan' | 'table' | 'brain' | 'tubes' | 'anemone';

const CORALS: Record<CoralKind, typeof drawStaghorn> = {
  staghorn: drawStaghorn,
  fan: drawSeaFan,
  table: drawTableCoral,
  brain: drawBrainCoral,
  tubes: drawTubes,
  anemone: drawAnemone,
};

/** A stretch of reef, told coral by coral from back to front; the size is a height or a width. */
export function drawReef(
  corals: readonly (readonly [
    kind: CoralKind,
    seed: string,
    x: number,
    y: number,
    size: number,
    color: string,
  ])[],
): string {
  return corals.map(([kind, ...form]) => CORALS[kind](...form)).join('');
}

/** The dark of the seabed that a coral stands in. */
function drawFoot(x: number, y: number, width: number): string {
  return `<ellipse cx="${n(x)}" cy="${n(y + 3)}" rx="${n(width / 2)}" ry="${n(width * 0.07)}" fill="#061b38" opacity="0.4"/>`;
}

/** Staghorn coral: a bush of forking, blunt fingers with pale tips. */
export function drawStaghorn(
  seed: string,
  x: number,
  y: number,
  height: number,
  color: string,
): string {
  const random = createRandom(`stag ${seed}`);
  let body = '';
  let tips = '';
  const grow = (
    px: number,
    py: number,
    angle: number,
    length: number,
    r: number,
    depth: number,
  ) => {
    const qx = px + Math.sin(angle) * length;
    const qy = py - Math.cos(angle) * length;
    body += limb([
      [px, py, r],
      [(px + qx) / 2 + random.between(-2, 2), (py + qy) / 2, r * 0.9],
      [qx, qy, r * 0.78],
    ]);
    if (depth === 0) {
      tips += oval(qx, qy, r * 0.62, r * 0.62);
      return;
    }
    for (const side of [-1, 1])
      grow(
        qx,
        qy,
        angle + side * random.between(0.22, 0.55),
        length * random.between(0.68, 0.86),
        r * 0.8,
        depth - 1,
      );
  };
  for (let i = -2; i <= 2; i++)
    grow(x + i * height * 0.07, y, i * 0.34, height * 0.3, height * 0.045, 3);
  return `${drawFoot(x, y, height * 0.7)}<path d="${body}" fill="${color}"/><path d="${tips}" fill="${mix(color, '#fff4e0', 0.6)}"/>`;
}

/** A sea fan: a flat, dense net of fine ribs. */
export function drawSeaFan(
  seed: string,
  x: number,
  y: number,
  height: number,
  color: string,
): string {
  const random = createRandom(`fan ${seed}`);
  let d = '';
  const grow = (
    px: number,
    py: number,
    angle: number,
    length: number,
    r: number,
    depth: number,
  ) => {
    const qx = px + Math.sin(angle) * length;
    const qy = py - Math.cos(angle) * length;
    d += limb([
      [px, py, r],
      [qx, qy, r * 0.7],
    ]);
    if (depth === 0) return;
    const sides = depth % 2 === 0 ? [-1, 0, 1] : [-1, 1];
    for (const side of sides) {
      const turn = Math.max(-1.5, Math.min(1.5, angle + side * random.between(0.3, 0.46)));
      grow(qx, qy, turn, length * random.between(0.72, 0.84), r * 0.68, depth - 1);
    }
  };
  grow(x, y + 4, 0, height * 0.24, height * 0.024, 6);
  return `${drawFoot(x, y, height * 0.4)}<path d="${d}" fill="${color}"/>`;
}

/** A table coral on its foot. */
export function drawTableCoral(
  seed: string,
  x: number,
  y: number,
  width: number,
  color: string,
): string {
  const random = createRandom(`table ${seed}`);
  const h = width * 0.34;
  let fringe = '';
  for (let i = 0; i < 34; i++) {
    const t = (i / 33) * 2 - 1;
    fringe += oval(
      x + t * width * 0.49,
      y - h + Math.abs(t) * 3 + random.between(-2, 2),
      width * 0.022,
      width * random.between(0.018, 0.034),
    );
  }
  const plate = closedCurve([
    [x - width / 2, y - h],
    [x - width * 0.2, y - h * 1.12],
    [x + width * 0.2, y - h * 1.12],
    [x + width / 2, y - h],
    [x + width * 0.3, y - h * 0.72],
    [x + width * 0.08, y - h * 0.6],
    [x + width * 0.07, y + 6, 1],
    [x - width * 0.09, y + 6, 1],
    [x - width * 0.07, y - h * 0.6],
    [x - width * 0.3, y - h * 0.74],
  ]);
  const under = closedCurve([
    [x - width * 0.46, y - h * 0.94],
    [x, y - h * 0.82],
    [x + width * 0.46, y - h * 0.94],
    [x + width * 0.3, y - h * 0.72],
    [x + width * 0.08, y - h * 0.6],
    [x + width * 0.07, y + 6, 1],
    [x - width * 0.09, y + 6, 1],
    [x - width * 0.07, y - h * 0.6],
    [x - width * 0.3, y - h * 0.74],
  ]);
  return `${drawFoot(x, y, width * 0.4)}<path d="${plate}${fringe}" fill="${color}"/><path d="${under}" fill="${mix(color, '#06223c', 0.5)}"/>`;
}

/** Brain coral: a boulder with a maze of grooves. */
export function drawBrainCoral(
  seed: string,
  x: number,
  y: number,
  width: number,
  color: string,
): string {
  const random = createRandom(`brain ${seed}`);
  const r = width / 2;
  let grooves = '';
  for (let row = 0; row < 7; row++) {
    const yy = y - r * 0.84 + row * r * 0.125;
    const half = Math.sqrt(Math.max(0, 1 - ((y - yy) / (r * 0.98)) ** 2)) * r * 0.86;
    grooves += `M${n(x - half)} ${n(yy)}`;
    const steps = 7;
    for (let i = 0; i < steps; i++) {
      const w = (half * 2) / steps;
      grooves += `q${n(w * 0.25)} ${n(random.between(-6, -3.5) * (r / 80))} ${n(w * 0.5)} 0q${n(w * 0.25)} ${n(random.between(3.5, 6) * (r / 80))} ${n(w * 0.5)} 0`;
    }
  }
  const dome = closedCurve([
    [x - r * 0.92, y + r * 0.06],
    [x - r * 1.0, y - r * 0.12],
    [x - r * 0.98, y - r * 0.4],
    [x - r * 0.5, y - r * 0.92],
    [x, y - r],
    [x + r * 0.52, y - r * 0.9],
    [x + r * 0.98, y - r * 0.38],
    [x + r * 1.0, y - r * 0.12],
    [x + r * 0.92, y + r * 0.06],
    [x, y + r * 0.12],
  ]);
  return `${drawFoot(x, y, width * 1.1)}<path d="${dome}" fill="${vertical(y - r, y + r * 0.1, [
    [0, mix(color, '#fff4e0', 0.16)],
    [1, mix(color, '#06223c', 0.3)],
  ])}"/><path d="${grooves}" fill="none" stroke="${mix(color, '#1a1030', 0.42)}" stroke-width="${n(r * 0.055)}"/>`;
}

/** Tube sponges: upright pipes with dark mouths. */
function drawTubes(seed: string, x: number, y: number, height: number, color: string): string {
  const random = createRandom(`tubes ${seed}`);
  let out = '';
  for (let i = 0; i < 5; i++) {
    const h = height * random.between(0.5, 1);
    const px = x + (i - 2) * height * 0.15;
    const r = height * random.between(0.06, 0.085);
    const lean = (i - 2) * height * 0.06;
    out += `<path d="${limb(
      [
        [px, y + 4, r * 0.7],
        [px + lean * 0.5, y - h * 0.5, r * 0.9],
        [px + lean, y - h, r * 1.1],
      ],
      'flat',
    )}" fill="${i % 2 ? mix(color, '#06223c', 0.22) : color}"/><ellipse cx="${n(px + lean)}" cy="${n(y - h)}" rx="${n(r * 1.1)}" ry="${n(r * 0.5)}" fill="${mix(color, '#fff4e0', 0.4)}"/><ellipse cx="${n(px + lean)}" cy="${n(y - h)}" rx="${n(r * 0.72)}" ry="${n(r * 0.3)}" fill="${mix(color, '#1a1030', 0.6)}"/>`;
  }
  return out;
}

/** An anemone: tentacles in a loose crown on a short foot. */
export function drawAnemone(
  seed: string,
  x: number,
  y: number,
  width: number,
  color: string,
): string {
  const random = createRandom(`anemone ${seed}`);
  const back: string[] = [];
  const front: string[] = [];
  let tips = '';
  const count = 34;
  for (let i = 0; i < count; i++) {
    const t = (i / (count - 1)) * 2 - 1;
    const h = width * (0.52 - 0.24 * t * t) * random.between(0.78, 1.15);
    const sway = t * width * 0.26 + random.between(-0.05, 0.05) * width;
    const r = width * 0.021;
    const tip = { x: x + t * width * 0.3 + sway, y: y - h };
    const arm = limb([
      [x + t * width * 0.2, y - width * 0.05, r * 1.25],
      [x + t * width * 0.29 + sway * 0.35, y - h * 0.55, r * 1.05],
      [tip.x, tip.y, r * 0.9],
    ]);
    if (i % 2) back.push(arm);
    else front.push(arm);
    tips += oval(tip.x, tip.y, r * 1.25, r * 1.25);
  }
  const foot = closedCurve([
    [x - width * 0.24, y - width * 0.1],
    [x, y - width * 0.15],
    [x + width * 0.24, y - width * 0.1],
    [x + width * 0.2, y + width * 0.02],
    [x, y + width * 0.05],
    [x - width * 0.2, y + width * 0.02],
  ]);
  const deep = mix(color, '#06223c', 0.28);
  return [
    drawFoot(x, y + width * 0.03, width * 0.6),
    `<path d="${back.join('')}${foot}" fill="${deep}"/><path d="${front.join('')}" fill="${color}"/>`,
    `<path d="${tips}" fill="${mix(color, '#fff4e0', 0.55)}"/>`,
  ].join('');
}
