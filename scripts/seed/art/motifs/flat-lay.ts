import { n } from '../core/path.ts';

type Laid = {
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly scale?: number;
  readonly markup: string;
};

/** Things laid out on a table and seen from above, each over its own shadow. */
export function layOut(things: readonly Laid[], shadow: string): string {
  return things
    .map(({ x, y, turn, scale = 1, markup }) => {
      const at = (dx: number, dy: number) =>
        `translate(${n(x + dx)} ${n(y + dy)}) rotate(${n(turn)}) scale(${n(scale)})`;
      const flat = markup.replace(/(fill|stroke)="(?!none)[^"]*"/g, `$1="${shadow}"`);
      return `<g transform="${at(16, 20)}" opacity="0.32">${flat}</g><g transform="${at(0, 0)}">${markup}</g>`;
    })
    .join('');
}
