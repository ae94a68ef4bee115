import { n } from '../core/path.ts';

export type Spot = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly flip?: boolean;
};

/** Puts markup drawn around the origin at a place on the board. */
export function placeAt({ x, y, scale, flip }: Spot, markup: string): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * (flip ? -1e4 : 1e4)) / 1e4} ${Math.round(scale * 1e4) / 1e4})">${markup}</g>`;
}
