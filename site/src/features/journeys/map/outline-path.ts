import { MAP, type Point, type View } from './view.ts';

/** Beyond the edges of the map, so that the cut is not seen. */
const OUTSIDE = 24;
const EDGES = {
  left: -OUTSIDE,
  right: MAP.width + OUTSIDE,
  top: -OUTSIDE,
  bottom: MAP.height + OUTSIDE,
};

/** An outline as the `d` of a path, rounded like a pen would; '' where none of it is in view. */
export function drawOutline(outline: readonly number[], view: View): string {
  return drawCurve(clip(projectAll(outline, view)));
}

function projectAll(outline: readonly number[], { project }: View): Point[] {
  const points: Point[] = [];
  for (let index = 0; index + 1 < outline.length; index += 2) {
    const [latitude = 0, longitude = 0] = outline.slice(index, index + 2);
    points.push(project({ latitude, longitude }));
  }
  return points;
}

/** The part of a shape that is inside the edges, cut at one edge after the other. */
function clip(shape: Point[]): Point[] {
  const cut = (points: Point[], axis: 'x' | 'y', edge: number, sign: 1 | -1) =>
    points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point;
      const isIn = (at: Point) => (at[axis] - edge) * sign >= 0;
      const crossing = isIn(point) === isIn(before) ? [] : [cross(before, point, axis, edge)];
      return isIn(point) ? [...crossing, point] : crossing;
    });
  const left = cut(shape, 'x', EDGES.left, 1);
  const right = cut(left, 'x', EDGES.right, -1);
  return cut(cut(right, 'y', EDGES.top, 1), 'y', EDGES.bottom, -1);
}

function cross(from: Point, to: Point, axis: 'x' | 'y', edge: number): Point {
  const share = (edge - from[axis]) / (to[axis] - from[axis]);
  const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  return { ...point, [axis]: edge };
}

/** A closed line that bends around each point, and is straight where the edge cut it. */
function drawCurve(points: Point[]): string {
  if (points.length < 3) return '';
  const drawn = points.map((point, index) => {
    if (isCut(point)) return write(point);
    const before = middle(points.at(index - 1) ?? point, point);
    const after = middle(point, points[(index + 1) % points.length] ?? point);
    return `${write(before)}Q${write(point)} ${write(after)}`;
  });
  return `M${drawn.join('L')}Z`;
}

function isCut({ x, y }: Point): boolean {
  return [EDGES.left, EDGES.right].includes(x) || [EDGES.top, EDGES.bottom].includes(y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function write({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
