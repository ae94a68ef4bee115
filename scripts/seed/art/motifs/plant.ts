import { closedCurve, limb, n, oval, type Point } from '../core/path.ts';
import { createRandom, type Random } from '../core/random.ts';
import { rootFlare } from './tree.ts';

/** A giant groundsel: a bare, sooty trunk with a rosette of leaves on every arm. */
export function drawGroundsel(
  seed: string,
  x: number,
  y: number,
  height: number,
  tones: { wood: string; leaf: string; lit: string; dead: string },
): string {
  const random = createRandom(`groundsel ${seed}`);
  const fork: Point = [x, y - height * 0.46];
  let wood = rootFlare(x, y, height * 0.042, 1.9);
  wood += limb(
    [
      [x, y + 3, height * 0.045],
      [x - height * 0.01, y - height * 0.24, height * 0.04],
      [fork[0], fork[1], height * 0.042],
    ],
    'flat',
  );
  let dead = '';
  let leaf = '';
  let lit = '';
  for (const side of [-1, 0.12, 1]) {
    const tip: Point = [
      x + side * height * random.between(0.15, 0.2),
      y - height * (side === 0.12 ? 0.8 : random.between(0.62, 0.72)),
    ];
    wood += limb([
      [fork[0], fork[1] + height * 0.05, height * 0.036],
      [x + side * height * 0.14, (fork[1] + tip[1]) / 2 + height * 0.03, height * 0.034],
      [tip[0], tip[1], height * 0.034],
    ]);
    dead += oval(tip[0], tip[1] + height * 0.02, height * 0.06, height * 0.075);
    for (let i = 0; i < 17; i++) {
      const a = -Math.PI * (-0.1 + 1.2 * (i / 16));
      const r = height * random.between(0.13, 0.17);
      const blade = leafBlade(tip[0], tip[1] - height * 0.03, a, r, r * 0.16);
      if (i % 3 === 0) lit += blade;
      else leaf += blade;
    }
  }
  return `<path d="${wood}" fill="${tones.wood}"/><path d="${dead}" fill="${tones.dead}"/><path d="${leaf}" fill="${tones.leaf}"/><path d="${lit}" fill="${tones.lit}"/>`;
}

/** A pointed leaf from a point at an angle (radians, 0 to the right). */
function leafBlade(
  x: number,
  y: number,
  angle: number,
  length: number,
  half: number,
  bend = 0,
): string {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const at = (along: number, across: number) =>
    `${n(x + c * along - s * across)} ${n(y + s * along + c * across)}`;
  return `M${at(0, 0)}C${at(length * 0.2, -half * 1.5)} ${at(length * 0.7, -half + bend)} ${at(length, bend)}C${at(length * 0.7, half + bend)} ${at(length * 0.2, half * 1.4)} ${at(0, 0)}Z`;
}

/** A banana leaf: long paddle with a pale rib and torn edges. */
export function drawBananaLeaf(
  seed: string,
  x: number,
  y: number,
  angle: number,
  length: number,
  tones: { leaf: string; lit: string; rib: string },
): string {
  const random = createRandom(`banana ${seed}`);
  const droop = length * 0.28;
  const at = (t: number): Point => [
    x + Math.cos(angle) * length * t,
    y + Math.sin(angle) * length * t + droop * t * t,
  ];
  const side = (sign: 1 | -1) => {
    let d = `M${at(0).map(n).join(' ')}`;
    const steps = 22;
    for (let i = 1; i <= steps; i++)
      d += `L${at(i / steps)
        .map(n)
        .join(' ')}`;
    for (let i = steps; i >= 1; i--) {
      const t = i / steps;
      const [px, py] = at(t);
      const w = length * 0.15 * Math.sin(Math.PI * Math.min(1, t * 0.93 + 0.05)) ** 0.6 * sign;
      const tear = random.chance(0.24) ? 0.45 : 1;
      const nx = -Math.sin(angle) * w;
      const ny = Math.cos(angle) * w + Math.abs(w) * 0.3;
      d += `L${n(px + nx + Math.cos(angle) * 6)} ${n(py + ny)}`;
      if (tear < 1) d += `L${n(px + nx * tear)} ${n(py + ny * tear)}`;
    }
    return `${d}Z`;
  };
  const rib = Array.from({ length: 9 }, (_, i) => at(i / 8));
  return `<path d="${side(-1)}" fill="${tones.lit}"/><path d="${side(1)}" fill="${tones.leaf}"/><path d="M${rib.map((p) => p.map(n).join(' ')).join('L')}" fill="none" stroke="${tones.rib}" stroke-width="${n(length * 0.012)}"/>`;
}

/** A coffee branch: pairs of glossy leaves with clusters of cherries at the nodes. */
export function drawCoffeeBranch(
  seed: string,
  x: number,
  y: number,
  angle: number,
  length: number,
  tones: { wood: string; leaf: string; lit: string; cherry: string; shine: string },
): string {
  const random = createRandom(`coffee ${seed}`);
  const nodes = 5;
  const at = (t: number): Point => [
    x + Math.cos(angle) * length * t,
    y + Math.sin(angle) * length * t + length * 0.16 * t * t,
  ];
  let back = '';
  let front = '';
  let cherries = '';
  for (let i = 1; i <= nodes; i++) {
    const [px, py] = at(i / nodes);
    const size = length * 0.34 * (1.05 - (i / nodes) * 0.35);
    back += coffeeLeaf(random, px, py, angle - 0.95, size, tones.leaf, tones.lit);
    front += coffeeLeaf(random, px, py, angle + 1.0, size, tones.lit, tones.leaf);
    cherries += clusterOf(random, px, py, length * 0.03, i === nodes ? 2 : 7, tones);
  }
  front += coffeeLeaf(
    random,
    at(1)[0],
    at(1)[1],
    angle + 0.2,
    length * 0.26,
    tones.lit,
    tones.leaf,
  );
  const wood = limb([
    [x, y, length * 0.014],
    [...at(0.5), length * 0.011],
    [...at(1), length * 0.006],
  ]);
  return `${back}<path d="${wood}" fill="${tones.wood}"/>${front}${cherries}`;
}

function coffeeLeaf(
  random: Random,
  x: number,
  y: number,
  angle: number,
  length: number,
  fill: string,
  half: string,
): string {
  const a = angle + random.between(-0.16, 0.16);
  const c = Math.cos(a);
  const s = Math.sin(a);
  const at = (along: number, across: number): Point => [
    x + c * along - s * across,
    y + s * along + c * across,
  ];
  const w = length * 0.2;
  const whole = closedCurve([
    [...at(0, 0), 1],
    at(length * 0.2, -w * 0.8),
    at(length * 0.42, -w * 0.92),
    at(length * 0.6, -w),
    at(length * 0.84, -w * 0.5),
    [...at(length * 1.05, 0), 1],
    at(length * 0.84, w * 0.5),
    at(length * 0.6, w),
    at(length * 0.42, w * 0.92),
    at(length * 0.2, w * 0.8),
  ]);
  const upper = closedCurve([
    [...at(0, 0), 1],
    at(length * 0.2, -w * 0.8),
    at(length * 0.42, -w * 0.92),
    at(length * 0.6, -w),
    at(length * 0.84, -w * 0.5),
    [...at(length * 1.05, 0), 1],
    at(length * 0.5, w * 0.06),
  ]);
  return `<path d="${whole}" fill="${fill}"/><path d="${upper}" fill="${half}"/>`;
}

function clusterOf(
  random: Random,
  x: number,
  y: number,
  r: number,
  count: number,
  tones: { cherry: string; shine: string },
): string {
  let d = '';
  let shine = '';
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2 + random.between(-0.3, 0.3);
    const cx = x + Math.cos(a) * r * 1.15;
    const cy = y + Math.sin(a) * r + r * 0.6;
    d += `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${i % 4 === 3 ? '#e08a3c' : tones.cherry}"/>`;
    shine += oval(cx - r * 0.32, cy - r * 0.36, r * 0.26, r * 0.2);
  }
  return `${d}<path d="${shine}" fill="${tones.shine}"/>`;
}

/** Loose foliage: many small leaves around a cloud of points, as one path. */
export function traceFoliage(
  seed: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  size: number,
): string {
  const random = createRandom(`foliage ${seed}`);
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = random.between(0, Math.PI * 2);
    const r = Math.sqrt(random.next());
    const s = size * random.between(0.6, 1.4);
    d += leafBlade(
      x + Math.cos(a) * rx * r,
      y + Math.sin(a) * ry * r,
      random.between(0, Math.PI * 2),
      s,
      s * 0.26,
    );
  }
  return d;
}
