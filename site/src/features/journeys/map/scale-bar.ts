import type { Box } from '@karibu/graph/contract';
import * as words from './map.words.ts';
import { MAP } from './view.ts';

const LENGTHS_KM = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const MOST_UNITS = 90;
const AT = { x: 14, y: MAP.height - 14 };

/** Where the bar stands, with its words. */
export const SCALE_BOX: Box = {
  left: AT.x,
  right: AT.x + MOST_UNITS + 4,
  top: AT.y - 20,
  bottom: AT.y + 4,
};

/** A bar of a round number of kilometres. */
export function drawScale(kilometresPerUnit: number): string {
  const fitting = LENGTHS_KM.filter((length) => length / kilometresPerUnit <= MOST_UNITS);
  const length = fitting.at(-1);
  if (length === undefined) return '';
  const units = Math.round(length / kilometresPerUnit);
  const { x, y } = AT;
  const text = words.kilometres(length);
  return (
    `<path class="scale" d="M${x} ${y - 5}v5h${units}v-5"/>` +
    `<text x="${x + 4}" y="${y - 6}">${text}</text>`
  );
}
