import type { Field } from '@karibu/graph/contract';
import type { Three } from './conflict.ts';
import { mergeOrder } from './merge-order.ts';

/**
 * Brings two versions of a list of lines together: lines that one side added, moved or removed.
 * Null where that cannot be told, because both rewrote the same line, both moved lines, or a line
 * is there twice.
 */
export function mergeLines({ control, of }: Field, three: Three): string[] | null {
  if (control !== 'lines' || of?.type !== 'string') return null;
  const [base, mine, theirs] = [three.base, three.mine, three.theirs].map(toLines);
  if (!base || !mine || !theirs) return null;
  const isRewritten = base.some((line) => !mine.includes(line) && !theirs.includes(line));
  if (isRewritten) return null;
  const order = mergeOrder(base, mine, theirs);
  const isKept = (line: string) =>
    !base.includes(line) || (mine.includes(line) && theirs.includes(line));
  return order?.filter(isKept) ?? null;
}

/** The lines, each once; null where one is there twice. */
function toLines(value: unknown): string[] | null {
  const lines = Array.isArray(value) ? value.map(String) : [];
  return new Set(lines).size === lines.length ? lines : null;
}
