import { n, type Point } from './path.ts';
import { hashText } from './random.ts';

/** A gradient stop: offset 0 to 1, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, color: string, opacity?: number];

const definitions = new Map<string, string>();

/** A linear gradient in picture coordinates, as a value for `fill`. */
export function linear(from: Point, to: Point, stops: readonly Stop[]): string {
  const line = `x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"`;
  return define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${listStops(stops)}</linearGradient>`,
  );
}

/** A gradient from top to bottom between two heights. */
export function vertical(top: number, bottom: number, stops: readonly Stop[]): string {
  return linear([0, top], [0, bottom], stops);
}

/** A gradient from top to bottom through colours at equal distances. */
export function blend(top: number, bottom: number, ...colors: readonly string[]): string {
  const last = Math.max(1, colors.length - 1);
  return vertical(
    top,
    bottom,
    colors.map((color, i) => [i / last, color]),
  );
}

/** A radial gradient; `squash` flattens it vertically. */
export function radial(center: Point, radius: number, stops: readonly Stop[], squash = 1): string {
  const [x, y] = center;
  const flat =
    squash === 1
      ? ''
      : ` gradientTransform="translate(0 ${n(y * (1 - squash))}) scale(1 ${n(squash)})"`;
  return define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"${flat}>${listStops(stops)}</radialGradient>`,
  );
}

/** A clip made of the given markup, as a value for `clip-path`. */
export function clip(markup: string): string {
  return define((id) => `<clipPath id="${id}">${markup}</clipPath>`);
}

/** Every definition the markup refers to, directly or through another definition. */
export function collectDefinitions(markup: string): string {
  const found = new Map<string, string>();
  const visit = (text: string) => {
    for (const [, id = ''] of text.matchAll(/#(d[0-9a-z]{6,})/g)) {
      const definition = definitions.get(id);
      if (!definition || found.has(id)) continue;
      found.set(id, definition);
      visit(definition);
    }
  };
  visit(markup);
  return [...found.values()].join('');
}

// Identifiers come from the content, so equal definitions share one entry and output stays stable.
function define(write: (id: string) => string): string {
  const template = write('');
  const id = `d${hashText(template).toString(36)}${hashText(`${template}*`).toString(36)}`;
  if (!definitions.has(id)) definitions.set(id, write(id));
  return `url(#${id})`;
}

function listStops(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}
