import { n } from '../core/path.ts';
import { createRandom } from '../core/random.ts';

type FarHerd = {
  readonly seed: string;
  /** Groups of animals: middle, half width and half depth on the board, and how many. */
  readonly groups: readonly (readonly [
    x: number,
    y: number,
    rx: number,
    ry: number,
    count: number,
  ])[];
  /** Length of an animal at the back and at the front, where the ground is at `near`. */
  readonly size: readonly [back: number, front: number];
};

/** Grazing animals too far away for detail, as one path: backs, lowered heads, four legs. */
export function traceFarHerd({ seed, groups, size }: FarHerd): string {
  const random = createRandom(`far herd ${seed}`);
  let d = '';
  for (const [gx, gy, rx, ry, count] of groups) {
    // One way for a whole group: mirrored outlines would cut holes where animals overlap.
    const side = random.chance(0.5) ? 1 : -1;
    for (let i = 0; i < count; i++) {
      const depth = random.between(-1, 1);
      const x = gx + (random.next() + random.next() - 1) * rx;
      const length = size[0] + (size[1] - size[0]) * ((depth + 1) / 2);
      d += traceAnimal(x, gy + depth * ry, length / 11, side);
    }
  }
  return d;
}

function traceAnimal(x: number, y: number, s: number, side: 1 | -1): string {
  const at = (px: number, py: number) => `${n(x + (px - 5.5) * s * side)} ${n(y + py * s)}`;
  return (
    `M${at(0.4, -3)}Q${at(0.8, -5.4)} ${at(3.6, -5)}Q${at(6.4, -6.6)} ${at(8.4, -5.8)}L${at(10.2, -4.6)}L${at(11, -1.8)}L${at(10.1, -1.6)}L${at(9, -3.2)}` +
    `L${at(8.5, -2.6)}L${at(8.6, 0)}L${at(7.9, 0)}L${at(7.5, -2.4)}L${at(2.6, -2.3)}L${at(2.3, 0)}L${at(1.6, 0)}L${at(1.4, -2.4)}L${at(0.6, -0.4)}Z`
  );
}
