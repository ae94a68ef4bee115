type Labelled = { day?: string | null };

type Label = { word: string; first: number; last: number };

/** The label of a day that has none yet: it counts on from the day before it. */
export function labelFor(days: readonly Labelled[], index: number): string {
  const before = days.slice(0, index).flatMap(({ day }) => readLabel(day) ?? []);
  const last = before.at(-1);
  const word = before.findLast(({ first, last }) => first === last)?.word ?? 'Day';
  return `${word} ${last ? last.last + 1 : index + 1}`;
}

/**
 * The labels that change when days came, went or moved, by the places of the days. Only labels that
 * counted on from 1 before are counted again; all others are as somebody wants them.
 */
export function renumber(before: readonly Labelled[], after: readonly Labelled[]) {
  const changed = new Map<number, string>();
  if (!countsOn(before)) return changed;
  let next = 1;
  for (const [index, { day }] of after.entries()) {
    const label = readLabel(day);
    if (!label) continue;
    const last = next + label.last - label.first;
    const text = `${label.word} ${next === last ? next : `${next}–${last}`}`;
    if (label.first !== next) changed.set(index, text);
    next = last + 1;
  }
  return changed;
}

function countsOn(days: readonly Labelled[]): boolean {
  const labels = days.flatMap(({ day }) => readLabel(day) ?? []);
  return labels.every(({ first }, place) => first === (labels[place - 1]?.last ?? 0) + 1);
}

function readLabel(day: string | null | undefined): Label | null {
  const [, word, first, last = first] =
    /^(\p{L}+(?: \p{L}+)?) (\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?$/u.exec((day ?? '').trim()) ?? [];
  if (!word || Number(last) < Number(first)) return null;
  return { word, first: Number(first), last: Number(last) };
}
