import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** The letters of English and Swahili, money and punctuation: all that most pages need. */
const PLAIN = [...lettersBetween(0x20, 0x7e), ...'\u00a0£©·×°€–—‘’‚“”„‹›…•−™'];

/** The marked letters of the other languages of Western Europe, and their signs. */
export const MARKED = [...lettersBetween(0xa1, 0xff), ...'ıŒœ'].filter(
  (letter) => !PLAIN.includes(letter),
);

/** The letters of Polish, Turkish, Czech and all other languages with Latin letters. */
export const EXTENDED = [...lettersBetween(0x100, 0x17f), ...'ȘșȚț'];

/**
 * What the site uses of each font. Titles have one weight, drawn for large sizes. The whole font is
 * six times as large, and the first picture of a page waits for it.
 */
const FIGTREE = {
  latin: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  extended: import.meta.resolve(
    '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  ),
};

const FONTS = {
  display: {
    latin: import.meta.resolve(
      '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    ),
    extended: import.meta.resolve(
      '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
    ),
    axes: { opsz: 72, wght: 430 },
  },
  text: { ...FIGTREE, axes: { wght: { min: 400, max: 700 } } },
  /** Maps hold their font, in one weight. */
  map: { ...FIGTREE, axes: { wght: 600 } },
} as const;

/**
 * Makes `display.woff2`, `text.woff2` and `map.woff2` in a directory, with `…-marked` and
 * `…-extended` beside each.
 */
export async function subsetFonts(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const [name, { latin, extended, axes }] of Object.entries(FONTS)) {
    for (const [file, source, letters] of [
      [name, latin, PLAIN],
      [`${name}-marked`, latin, MARKED],
      [`${name}-extended`, extended, EXTENDED],
    ] as const) {
      const font = await readFile(new URL(source));
      const subset = await subsetFont(font, letters.join(''), {
        targetFormat: 'woff2',
        variationAxes: axes,
        noLayoutClosure: true,
      });
      await writeFile(join(directory, `${file}.woff2`), subset);
    }
  }
}

function lettersBetween(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));
}
