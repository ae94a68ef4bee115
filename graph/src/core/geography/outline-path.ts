import type { Size } from '../../storage/recipe.ts';
import type { MapPoint, MapView } from './map-view.ts';

/** Beyond the edges of the map, so that the cut is not seen. */
const OUTSIDE = 24;

type Edges = { left: number; right: number; top: number; bottom: number };

/** An outline as the `d` of a path, rounded like a pen would; '' where none of it is in view. */
export function drawOutline(outline: readonly number[], view: MapView): string {
  const edges = edgesOf(view.size);
  return drawCurve(clip(projectAll(outline, view), edges), edges);
}

function edgesOf({ width, height }: Size): Edges {
  return { left: -OUTSIDE, right: width + OUTSIDE, top: -OUTSIDE, bottom: height + OUTSIDE };
}

function projectAll(outline: readonly number[], { project }: MapView): MapPoint[] {
  const points: MapPoint[] = [];
  for (let index = 0; index + 1 < outline.length; index += 2) {
    const [latitude = 0, longitude = 0] = outline.slice(index, index + 2);
    points.push(project({ latitude, longitude }));
  }
  return points;
}

/** The part of a shape that is inside the edges, cut at one edge after the other. */
function clip(shape: MapPoint[], edges: Edges): MapPoint[] {
  const cut = (points: MapPoint[], axis: 'x' | 'y', edge: number, sign: 1 | -1) =>
    points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point;
      const isIn = (at: MapPoint) => (at[axis] - edge) * sign >= 0;
      const crossing = isIn(point) === isIn(before) ? [] : [cross(before, point, axis, edge)];
      return isIn(point) ? [...crossing, point] : crossing;
    });
  const left = cut(shape, 'x', edges.left, 1);
  const right = cut(left, 'x', edges.right, -1);
  return cut(cut(right, 'y', edges.top, 1), 'y', edges.bottom, -1);
}

function cross(from: MapPoint, to: MapPoint, axis: 'x' | 'y', edge: number): MapPoint {
  const share = (edge - from[axis]) / (to[axis] - from[axis]);
  const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  return { ...point, [axis]: edge };
}

/** A closed line that bends around each point, and is straight where the edge cut it. */
function drawCurve(points: MapPoint[], edges: Edges): string {
  if (points.length < 3) return '';
  const drawn = points.map((point, index) => {
    if (isCut(point, edges)) return write(point);
    const before = middle(points.at(index - 1) ?? point, point);
    const after = middle(point, points[(index + 1) % points.length] ?? point);
    return `${write(before)}Q${write(point)} ${write(after)}`;
  });
  return `M${drawn.join('L')}Z`;
}

function isCut({ x, y }: MapPoint, edges: Edges): boolean {
  return [edges.left, edges.right].includes(x) || [edges.top, edges.bottom].includes(y);
}

function middle(a: MapPoint, b: MapPoint): MapPoint {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function write({ x, y }: MapPoint): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
