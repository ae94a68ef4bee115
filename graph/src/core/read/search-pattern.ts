/**
 * A regular expression, for MongoDB and JavaScript, that finds a text anywhere. Accents are
 * ignored, however they are written. Nothing in the text is read as a pattern.
 */
export function toSearchPattern(text: string): string {
  const plain = text.normalize('NFC').replace(ACCENTED, '$1');
  return Array.from(plain, (letter) => ALIKE.get(plainLetter(letter)) ?? literally(letter)).join(
    '',
  );
}

/** A pattern that matches this text and nothing else. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The accents of a letter that is written in two parts, letter and accent. */
const MARKS = '[\u0300-\u036f]';
const ACCENTED = new RegExp(`(\\p{Script=Latin})${MARKS}+`, 'gu');

/** Variants of a letter that Unicode does not decompose into the letter and an accent. */
export const VARIANTS: Record<string, string> = {
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ŧ: 't',
};

/** The letter without its accents, in lower case: `e` for `É`. */
function plainLetter(letter: string): string {
  const lower = letter.toLowerCase();
  return VARIANTS[lower] ?? lower.normalize('NFD').charAt(0);
}

/** The Unicode blocks that hold letters with accents. */
const BLOCKS = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
] as const;

/**
 * For each letter from a to z, the pattern of it and all its variants. They are written as ranges,
 * so that the pattern of a long text stays below MongoDB's limit.
 */
const ALIKE = makeAlike();

function makeAlike(): Map<string, string> {
  const variants = new Map<string, string[]>();
  for (const [from, to] of BLOCKS) {
    for (let code = from; code <= to; code += 1) {
      const letter = String.fromCodePoint(code);
      const plain = plainLetter(letter);
      variants.set(plain, [...(variants.get(plain) ?? []), letter]);
    }
  }
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  return new Map(
    letters.map((each) => [each, `[${each}${toRanges(variants.get(each) ?? [])}]${MARKS}*`]),
  );
}

function toRanges(letters: string[]): string {
  const runs: string[][] = [];
  for (const letter of letters) {
    const run = runs.at(-1);
    const isNext = run?.at(-1)?.codePointAt(0) === Number(letter.codePointAt(0)) - 1;
    if (run && isNext) run.push(letter);
    else runs.push([letter]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}-${run.at(-1)}` : run.join(''))).join('');
}

/** In other scripts an accent makes another letter. Only the two ways to write it are equal. */
function literally(letter: string): string {
  const parts = letter.normalize('NFD');
  return parts === letter ? escapePattern(letter) : `(?:${letter}|${parts})`;
}
