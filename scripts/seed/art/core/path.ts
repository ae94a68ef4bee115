export type Point = readonly [x: number, y: number];
/** A point of an outline; a third value of 1 makes it a sharp corner. */
export type Knot = readonly [x: number, y: number, corner?: 0 | 1];
/** A point on the middle line of a limb, with the limb's radius there. */
export type Station = readonly [x: number, y: number, radius: number];

/** Points written as `x,y x,y …`, with a third number where the shape takes one; or a plain list. */
type Trace<T> = string | readonly T[];

/** A closed curve through the knots, always wound the same way so that shapes can be joined. */
export function closedCurve(trace: Trace<Knot>, tension = 0.36): string {
  const knots = readKnots(trace);
  const ring = signedArea(knots) < 0 ? [...knots].reverse() : knots;
  return `${curveThrough(ring, tension)}Z`;
}

/** A closed polygon with straight edges. */
export function polygon(trace: Trace<Point>): string {
  const points = readKnots(trace);
  const ring = signedArea(points) < 0 ? [...points].reverse() : points;
  return `M${ring.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** A tapering limb around a middle line: round at the end, flat (a foot) or pointed. */
export function limb(trace: Trace<Station>, end: 'round' | 'flat' | 'point' = 'round'): string {
  const stations = readStations(trace);
  const left: Knot[] = [];
  const right: Knot[] = [];
  stations.forEach(([x, y, r], i) => {
    const [px, py] = stations[Math.max(0, i - 1)] ?? [x, y];
    const [qx, qy] = stations[Math.min(stations.length - 1, i + 1)] ?? [x, y];
    const sole = end === 'flat' && i === stations.length - 1;
    const length = Math.hypot(qx - px, qy - py) || 1;
    const nx = sole ? -r * Math.sign(qy - py || 1) : (-(qy - py) / length) * r;
    const ny = sole ? 0 : ((qx - px) / length) * r;
    const corner = sole || (end === 'flat' && i === 0) ? 1 : 0;
    left.push([x + nx, y + ny, corner]);
    right.push([x - nx, y - ny, corner]);
  });
  return closedCurve([...left, ...tip(stations, end), ...right.reverse()]);
}

/** An ellipse as a path, so that it can be joined with other outlines. */
export function oval(cx: number, cy: number, rx: number, ry: number): string {
  return `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-rx * 2)} 0Z`;
}

/** Reads `x,y,radius` triples. */
export function readStations(trace: Trace<Station>): readonly Station[] {
  if (typeof trace !== 'string') return trace;
  return readNumbers(trace).map(([x = 0, y = 0, r = 1]) => [x, y, r]);
}

function readKnots(trace: Trace<Knot>): readonly Knot[] {
  if (typeof trace !== 'string') return trace;
  return readNumbers(trace).map(([x = 0, y = 0, corner]) => [x, y, corner === 1 ? 1 : 0]);
}

function readNumbers(trace: string): number[][] {
  return trace
    .trim()
    .split(/\s+/)
    .map((item) => item.split(',').map(Number));
}

/** Formats a coordinate with two decimals at most. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function tip(stations: readonly Station[], end: 'round' | 'flat' | 'point'): Knot[] {
  const last = stations.at(-1);
  const before = stations.at(-2);
  if (end === 'flat' || !last || !before) return [];
  const length = Math.hypot(last[0] - before[0], last[1] - before[1]) || 1;
  const reach = end === 'point' ? last[2] * 3 : last[2];
  const x = last[0] + ((last[0] - before[0]) / length) * reach;
  const y = last[1] + ((last[1] - before[1]) / length) * reach;
  return [[x, y, end === 'point' ? 1 : 0]];
}

function curveThrough(ring: readonly Knot[], tension: number): string {
  const count = ring.length;
  const at = (i: number): Knot => ring[(i + count) % count] ?? [0, 0];
  const handle = (i: number, side: 1 | -1): Point => {
    const [x, y, corner] = at(i);
    if (corner) return [x, y];
    const [px, py] = at(i - 1);
    const [qx, qy] = at(i + 1);
    const [ox, oy] = side === 1 ? [qx, qy] : [px, py];
    const length = Math.hypot(qx - px, qy - py) || 1;
    const reach = (Math.hypot(ox - x, oy - y) * tension * side) / length;
    return [x + (qx - px) * reach, y + (qy - py) * reach];
  };
  const [sx, sy] = at(0);
  let d = `M${n(sx)} ${n(sy)}`;
  for (let i = 0; i < count; i++) {
    const [ax, ay] = handle(i, 1);
    const [bx, by] = handle(i + 1, -1);
    const [x, y] = at(i + 1);
    d += `C${n(ax)} ${n(ay)} ${n(bx)} ${n(by)} ${n(x)} ${n(y)}`;
  }
  return d;
}

function signedArea(points: readonly (Point | Knot)[]): number {
  let sum = 0;
  points.forEach(([x, y], i) => {
    const [qx, qy] = points[(i + 1) % points.length] ?? [x, y];
    sum += x * qy - qx * y;
  });
  return sum;
}
