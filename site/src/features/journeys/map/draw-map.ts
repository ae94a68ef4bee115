import { escapeHtml } from '#components/escape-html.ts';
import { boxAround, type Label, placeLabels } from './labels.ts';
import { drawOutline } from './outline-path.ts';
import { LANDMARKS, REGIONS, type Region } from './outlines.ts';
import { drawScale, SCALE_BOX } from './scale-bar.ts';
import { spreadOut } from './spread.ts';
import type { Route, Stop } from './stops.ts';
import { fitView, MAP, type Point, type View } from './view.ts';

const DOT = 9.5;
/** From so many kilometres a unit on, only large landmarks are named. */
const FAR = 2.5;
const TYPE = { stop: 13, landmark: 10.5 };

/** The map of a route as an SVG document. It stands alone, so its colours and type are its own. */
export function drawMap({ stops, way }: Route): string {
  const view = fitView(stops);
  const dots = spreadOut(stops.map(view.project), 2 * DOT);
  const dotOf = (stop: Stop) => dots[stop.number - 1] ?? view.project(stop);
  const path = way.map(dotOf);
  const isFar = view.kilometresPerUnit > FAR;
  const region = REGIONS.find(({ bounds }) => contains(bounds, view.bounds));
  // Waters are named where they are drawn.
  const marks = LANDMARKS.filter(({ kind }) => kind === 'peak' || region)
    .filter(({ isLarge }) => isLarge || !isFar)
    .map((mark) => ({ ...mark, point: pointOf(mark.at, view) }))
    .filter(({ point }) => isInside(point))
    .filter(({ point }) => dots.every((dot) => Math.hypot(dot.x - point.x, dot.y - point.y) > 14));
  const taken = [SCALE_BOX, ...dots.map((dot) => boxAround(dot, DOT + 1))];
  const names = stops.map((stop) => ({ text: stop.name, at: dotOf(stop), size: TYPE.stop }));
  const hints = marks.map(({ name, point }) => ({ text: name, at: point, size: TYPE.landmark }));
  // Stops come first: a landmark gets what room is left.
  const labels = placeLabels([...names, ...hints], taken, path);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${MAP.width}" height="${MAP.height}" viewBox="0 0 ${MAP.width} ${MAP.height}">`,
    `<style>${STYLE}</style>`,
    drawGround(view, region),
    ...marks.filter(({ kind }) => kind === 'peak').map(({ point }) => drawPeak(point)),
    `<path class="way" d="M${path.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}"/>`,
    ...labels.map((label) =>
      drawLabel(
        label,
        names.some(({ text }) => text === label.text),
      ),
    ),
    ...stops.map((stop) => drawDot(stop.number, dotOf(stop))),
    drawScale(view.kilometresPerUnit),
    '</svg>',
  ].join('');
}

const STYLE = [
  'text{font:500 10.5px Figtree,Helvetica,Arial,sans-serif;fill:#5a5142;paint-order:stroke;stroke:#fdfaf5;stroke-width:2.5px;stroke-linejoin:round}',
  '.stop{font-size:13px;font-weight:600;fill:#13222c;stroke-width:3px}',
  '.number{font-size:11px;font-weight:700;fill:#fff;stroke:none;text-anchor:middle}',
  '.water{fill:#cfe0e3;stroke:#9dbdc4}.land{fill:#f3ebdd;stroke:#c9b894}',
  '.way{fill:none;stroke:#a83620;stroke-width:2.2;stroke-dasharray:5 4;stroke-linejoin:round}',
  '.scale{fill:none;stroke:#36464f;stroke-width:1.5}',
].join('');

/** Sea, land and lakes where their shapes are known; elsewhere plain paper. */
function drawGround(view: View, region: Region | undefined): string {
  const ground = (kind: 'land' | 'water') =>
    `<path class="${kind}" stroke="none" d="M-9-9h418v318H-9Z"/>`;
  if (!region) return ground('land');
  const shapes = (kind: 'land' | 'water', outlines: number[][]) => {
    const path = outlines.map((outline) => drawOutline(outline, view)).join('');
    return path && `<path class="${kind}" d="${path}"/>`;
  };
  return ground('water') + shapes('land', region.land) + shapes('water', region.lakes);
}

function drawPeak({ x, y }: Point): string {
  return `<path fill="#87540d" d="M${round(x)} ${round(y - 6)}l6 10h-12Z"/>`;
}

function drawLabel({ text, anchor, x, y }: Label, isStop: boolean): string {
  const attributes = `${isStop ? ' class="stop"' : ''}${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}`;
  return `<text${attributes} x="${round(x)}" y="${round(y)}">${escapeHtml(text)}</text>`;
}

function drawDot(number: number, { x, y }: Point): string {
  const [cx, cy] = [round(x), round(y)];
  return `<circle cx="${cx}" cy="${cy}" r="${DOT}" fill="#0a2f48"/><text class="number" x="${cx}" y="${cy + 4}">${number}</text>`;
}

function pointOf([latitude, longitude]: [number, number], { project }: View): Point {
  return project({ latitude, longitude });
}

function isInside({ x, y }: Point): boolean {
  return x > 8 && x < MAP.width - 8 && y > 8 && y < MAP.height - 8;
}

function contains(outer: View['bounds'], inner: View['bounds']): boolean {
  return (
    inner.south >= outer.south &&
    inner.north <= outer.north &&
    inner.west >= outer.west &&
    inner.east <= outer.east
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
