import { mix } from '../core/color.ts';
import { clip, radial, type Stop, vertical } from '../core/paint.ts';
import { closedCurve, n, oval, type Point } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { BOARD } from '../core/scene.ts';

/** A rectangle across the whole board filled with the given stops from top to bottom. */
export function drawSky(stops: readonly Stop[], top = 0, bottom: number = BOARD.height): string {
  return drawBand(top, bottom, vertical(top, bottom, stops));
}

/** A full-width rectangle between two heights. */
export function drawBand(top: number, bottom: number, fill: string): string {
  return `<rect x="-10" y="${n(top)}" width="${BOARD.width + 20}" height="${n(bottom - top)}" fill="${fill}"/>`;
}

/** A disc of the sun or moon. */
export function drawDisc([x, y]: Point, radius: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;
}

/** A waxing moon, lit from the left. */
export function drawCrescent([x, y]: Point, radius: number, fill: string): string {
  const r = n(radius);
  const inner = n(radius * 1.12);
  return `<path d="M${n(x + radius * 0.5)} ${n(y - radius * 0.866)}A${r} ${r} 0 1 0 ${n(x + radius * 0.5)} ${n(y + radius * 0.866)}A${inner} ${inner} 0 0 1 ${n(x + radius * 0.5)} ${n(y - radius * 0.866)}Z" fill="${fill}"/>`;
}

/** A round glow that fades out; print it on a stipple or soft sheet. */
export function drawGlow(
  center: Point,
  radius: number,
  color: string,
  strength = 0.8,
  squash = 1,
): string {
  const fill = radial(
    center,
    radius,
    [
      [0, color, strength],
      [0.3, color, strength * 0.58],
      [0.6, color, strength * 0.22],
      [0.82, color, strength * 0.06],
      [1, color, 0],
    ],
    squash,
  );
  return `<ellipse cx="${n(center[0])}" cy="${n(center[1])}" rx="${n(radius)}" ry="${n(radius * squash)}" fill="${fill}"/>`;
}

type CloudBar = {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
  opacity?: number;
  /** Colour of a heaped cloud's underside. */
  shade?: string;
};

/** A flat bank of cloud with a billowed top and a long, level base. */
export function drawCloudBar({ x, y, width, height, fill, opacity = 1 }: CloudBar): string {
  const random = createRandom(`cloud ${x} ${y} ${width}`);
  const humps = Math.max(4, Math.round(width / 90));
  const top = Array.from({ length: humps }, (_, i): Point => {
    const t = (i + 0.5) / humps;
    return [x + (t - 0.5) * width, y - height * Math.sin(Math.PI * t) * random.between(0.45, 1.05)];
  });
  const d = closedCurve([
    [x - width / 2, y, 1],
    ...top,
    [x + width / 2, y, 1],
    [x + width * 0.2, y + height * 0.16],
    [x - width * 0.25, y + height * 0.12],
  ]);
  return `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;
}

/** Banks of cloud, told as rows; the opacity counts for those that have none of their own. */
export function drawCloudBars(
  bars: readonly (readonly [
    x: number,
    y: number,
    width: number,
    height: number,
    fill: string,
    opacity?: number,
  ])[],
  all = 0.8,
): string {
  return bars
    .map(([x, y, width, height, fill, opacity = all]) =>
      drawCloudBar({ x, y, width, height, fill, opacity }),
    )
    .join('');
}

/** A heaped cloud of overlapping rounds on a flat base. */
export function drawCumulus({
  x,
  y,
  width,
  height,
  fill,
  opacity = 1,
  shade = '#7fa9bd',
}: CloudBar): string {
  const random = createRandom(`cumulus ${x} ${y} ${width}`);
  let d = '';
  const rounds = 9;
  for (let i = 0; i < rounds; i++) {
    const t = (i + 0.5) / rounds;
    const lift = Math.sin(Math.PI * t) ** 0.8;
    const r = height * (0.18 + 0.34 * lift) * random.between(0.8, 1.15);
    d += oval(
      x + (t - 0.5) * width * 0.86,
      y - r * 0.7 - lift * height * random.between(0.1, 0.4),
      r * 1.25,
      r,
    );
  }
  const base = width * 0.36;
  const round = height * 0.12;
  d += `M${n(x - base)} ${n(y)}V${n(y - height * 0.42)}H${n(x + base)}V${n(y)}Z`;
  d +=
    oval(x - base, y - round, round * 1.6, round) + oval(x + base, y - round, round * 1.6, round);
  // The base is nearly level; towards it the cloud takes on the colour of the shade.
  const cut = `M-50 -400H1600V${n(y)}H-50Z`;
  const body = vertical(y - height, y, [
    [0, fill],
    [0.5, fill],
    [1, mix(fill, shade, 0.34)],
  ]);
  return `<g clip-path="${clipTo(cut)}" opacity="${opacity}"><path d="${d}" fill="${body}"/></g>`;
}

/** Stars of several sizes, denser towards the top. */
export function drawStars(seed: string, count: number, bottom: number, color = '#fff4dc'): string {
  const random = createRandom(seed);
  let small = '';
  let large = '';
  for (let i = 0; i < count; i++) {
    const x = random.between(0, BOARD.width);
    const y = bottom * random.next() ** 1.25;
    const size = random.next() ** 5 * 2.1 + 0.55;
    if (size > 1.7) large += oval(x, y, size, size);
    else small += oval(x, y, size, size);
  }
  return `<path d="${small}" fill="${color}" opacity="0.75"/><path d="${large}" fill="${color}"/>`;
}

/** Light falling in wedges from one point. */
export function drawRays(
  origin: Point,
  angles: readonly number[],
  spread: number,
  length: number,
  fill: string,
): string {
  const rays = angles.map((degrees) => {
    const a = ((degrees - spread) * Math.PI) / 180;
    const b = ((degrees + spread) * Math.PI) / 180;
    const far = (angle: number) =>
      `${n(origin[0] + Math.cos(angle) * length)} ${n(origin[1] + Math.sin(angle) * length)}`;
    return `M${n(origin[0])} ${n(origin[1])}L${far(a)}L${far(b)}Z`;
  });
  return `<path d="${rays.join('')}" fill="${fill}"/>`;
}

/** Birds far away, as small bent strokes. */
export function drawBirds(
  points: readonly (readonly [x: number, y: number, span: number])[],
  color: string,
): string {
  const d = points.map(
    ([x, y, s]) =>
      `M${n(x - s)} ${n(y - s * 0.28)}Q${n(x - s * 0.42)} ${n(y - s * 0.52)} ${n(x)} ${n(y)}Q${n(x + s * 0.42)} ${n(y - s * 0.6)} ${n(x + s)} ${n(y - s * 0.36)}Q${n(x + s * 0.42)} ${n(y - s * 0.32)} ${n(x)} ${n(y + s * 0.12)}Q${n(x - s * 0.4)} ${n(y - s * 0.26)} ${n(x - s)} ${n(y - s * 0.28)}Z`,
  );
  return `<path d="${d.join('')}" fill="${color}"/>`;
}

function clipTo(d: string): string {
  return clip(`<path d="${d}"/>`);
}
