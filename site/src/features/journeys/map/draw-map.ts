import {
  boxAround,
  drawOutline,
  LANDMARKS,
  type Label,
  type MapPoint,
  type MapView,
  overlap,
  placeLabels,
  type Region,
  regionAround,
} from '@karibu/graph/contract';
import { escapeHtml } from '#components/escape-html.ts';
import { drawKeyEntry, listKey } from './key.ts';
import { type Leg, listLegs } from './legs.ts';
import * as words from './map.words.ts';
import { gatherPins, nameOf, numbersOf, type Pin } from './pins.ts';
import { drawScale, SCALE_BOX } from './scale-bar.ts';
import type { Route } from './stops.ts';
import { fitView, MAP } from './view.ts';

/** From this many kilometres a unit on, only large landmarks are named. */
const FAR = 2.5;
const TYPE = { stop: 13, landmark: 10.5 };

/**
 * The map of a route as an SVG document. It stands alone, so its colours are its own, in both
 * schemes, and it holds its `fonts`, as addresses of data: a picture has none of its page.
 */
export function drawMap({ stops, way }: Route, fonts: string[] = []): string {
  const view = fitView(stops);
  const pins = gatherPins(stops, view);
  const region = regionAround(view.bounds);
  const legs = listLegs(way, pins, region);
  const path = legs.flatMap(({ points }) => points);
  const key = listKey(legs.map(({ kind }) => kind));
  const taken = [
    SCALE_BOX,
    ...key.map(({ box }) => box),
    ...pins.map((pin) => boxAround(pin, pin.reach)),
  ];
  const names = pins.map((pin) => ({
    text: nameOf(pin),
    at: pin,
    size: TYPE.stop,
    wider: pin.reach.x - pin.reach.y,
  }));
  // Stops come first: a landmark gets what room is left, and is drawn where its name has some too.
  const labels = placeLabels(names, taken, path, MAP);
  const occupied = [...taken, ...labels.map(({ box }) => box)];
  const marks = listMarks(view, region).filter(
    ({ kind, box }) => kind === 'water' || !occupied.some((other) => overlap(box, other)),
  );
  const peaks = marks.filter(({ kind }) => kind === 'peak').map(({ box }) => box);
  const hints = placeLabels(marks, [...occupied, ...peaks], path, MAP);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${MAP.width}" height="${MAP.height}" `,
    `viewBox="0 0 ${MAP.width} ${MAP.height}">`,
    `<style>${fonts.map(drawFace).join('')}${STYLE}</style>`,
    drawGround(view, region),
    ...hints.filter(({ kind }) => kind === 'peak').map(({ at }) => drawPeak(at)),
    ...legs.map(drawLeg),
    ...hints.map((label) => drawLabel(label, '')),
    ...labels.map((label) => drawLabel(label, 'stop')),
    ...pins.map(drawPin),
    drawScale(view.kilometresPerUnit),
    ...key.map(drawKeyEntry),
    '</svg>',
  ].join('');
}

/** The landmarks in view, as labels to place. Waters are named where they are drawn. */
function listMarks(view: MapView, region: Region | undefined) {
  const isFar = view.kilometresPerUnit > FAR;
  return LANDMARKS.filter(({ kind }) => kind === 'peak' || region)
    .filter(({ isLarge }) => isLarge || !isFar)
    .map(({ name, kind, at: place }) => {
      const at = pointOf(place, view);
      const box = boxAround(at, { x: 7, y: 7 });
      return { text: words.landmarks[name], kind, at, box, size: TYPE.landmark, keepsOff: true };
    })
    .filter(({ at }) => isInside(at));
}

const LIGHT =
  'svg{--land:#f3ebdd;--shore:#c9b894;--water:#cfe0e3;--bank:#9dbdc4;--halo:#fdfaf5;' +
  '--hint:#5a5142;--name:#13222c;--way:#a83620;--pin:#0a2f48;--number:#fff;--peak:#87540d}';
const DARK =
  'svg{--land:#24323c;--shore:#4d5a60;--water:#12293a;--bank:#335266;--halo:#16232c;' +
  '--hint:#b9c3c8;--name:#f1ece3;--way:#f08a6b;--pin:#dbe7ee;--number:#0d161d;--peak:#e7a940}';

const STYLE = [
  `${LIGHT}@media(prefers-color-scheme:dark){${DARK}}`,
  'text{font:600 10.5px f0,f1,f2,sans-serif;fill:var(--hint);paint-order:stroke;',
  'stroke:var(--halo);stroke-width:2.5px;stroke-linejoin:round}',
  '.stop{font-size:13px;fill:var(--name);stroke-width:3px}',
  '.number{font-size:11px;fill:var(--number);stroke:none;text-anchor:middle}',
  '.water{fill:var(--water);stroke:var(--bank)}.land{fill:var(--land);stroke:var(--shore)}',
  '.way{fill:none;stroke:var(--way);stroke-width:2.2;stroke-linejoin:round}',
  '.over{stroke-dasharray:6 5}.air{stroke-dasharray:1 5;stroke-linecap:round}',
  '.scale{fill:none;stroke:var(--hint);stroke-width:1.5}',
  '.pin{fill:var(--pin)}.peak{fill:var(--peak)}',
].join('');

/** Sea, land and lakes where their shapes are known; elsewhere plain paper. */
function drawGround(view: MapView, region: Region | undefined): string {
  const ground = (kind: 'land' | 'water') =>
    `<path class="${kind}" stroke="none" d="M-9-9h418v318H-9Z"/>`;
  if (!region) return ground('land');
  const shapes = (kind: 'land' | 'water', outlines: number[][]) => {
    const path = outlines.map((outline) => drawOutline(outline, view)).join('');
    return path && `<path class="${kind}" d="${path}"/>`;
  };
  return ground('water') + shapes('land', region.land) + shapes('water', region.lakes);
}

function drawFace(address: string, index: number): string {
  return `@font-face{font-family:f${index};src:url(${address})}`;
}

function drawLeg({ points, kind }: Leg): string {
  const line = points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L');
  return `<path class="way ${kind}" d="M${line}"/>`;
}

function drawPeak({ x, y }: MapPoint): string {
  return `<path class="peak" d="M${round(x)} ${round(y - 6)}l6 10h-12Z"/>`;
}

function drawLabel({ text, anchor, x, y }: Label, kind: 'stop' | ''): string {
  const named = kind && ` class="${kind}"`;
  const anchored = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text${named}${anchored} x="${round(x)}" y="${round(y)}">${escapeHtml(text)}</text>`;
}

function drawPin(pin: Pin): string {
  const { x, y, reach } = pin;
  const size = `width="${round(2 * reach.x)}" height="${2 * reach.y}" rx="${reach.y}"`;
  return (
    `<rect x="${round(x - reach.x)}" y="${round(y - reach.y)}" ${size} class="pin"/>` +
    `<text class="number" x="${round(x)}" y="${round(y + 4)}">${numbersOf(pin)}</text>`
  );
}

function pointOf([latitude, longitude]: [number, number], { project }: MapView): MapPoint {
  return project({ latitude, longitude });
}

function isInside({ x, y }: MapPoint): boolean {
  return x > 8 && x < MAP.width - 8 && y > 8 && y < MAP.height - 8;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
