import { splitWords } from './split-words.ts';

/** So many are shown at once. */
const AT_ONCE = 12;

/** The names that have words which begin as those of a text, accents or not. */
export function findNames(names: readonly string[], text: string) {
  const wanted = plainWords(text);
  const all = names.filter((name) => {
    const words = plainWords(name);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
  return { found: all.slice(0, AT_ONCE), left: Math.max(0, all.length - AT_ONCE) };
}

function plainWords(text: string): string[] {
  return splitWords(text.normalize('NFD').replace(/\p{M}/gu, ''));
}
