import type { Box } from '@karibu/graph/contract';
import type { LegKind } from './legs.ts';
import * as words from './map.words.ts';
import { SCALE_BOX } from './scale-bar.ts';

/** What stands for a kind of stretch, and where. */
type KeyEntry = { kind: LegKind; box: Box };

const WORDS = { air: words.flight, over: words.overWater };
const KINDS = ['air', 'over'] as const;
const LINE = 24;
const ENTRY = 92;

/** The entries of the key, beside the scale: a road needs none. */
export function listKey(kinds: readonly LegKind[]): KeyEntry[] {
  return KINDS.filter((kind) => kinds.includes(kind)).map((kind, index) => {
    const left = SCALE_BOX.right + 10 + index * ENTRY;
    return { kind, box: { ...SCALE_BOX, left, right: left + ENTRY - 8 } };
  });
}

/** A piece of such a stretch, with its word. */
export function drawKeyEntry({ kind, box }: KeyEntry): string {
  const y = box.bottom - 4;
  if (kind === 'road') return '';
  return (
    `<path class="way ${kind}" d="M${box.left} ${y - 4}h${LINE}"/>` +
    `<text x="${box.left + LINE + 6}" y="${y}">${WORDS[kind]}</text>`
  );
}
