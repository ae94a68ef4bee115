import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** The letters of Western European languages with their marks, money and punctuation. */
const LETTERS = [
  ...lettersBetween(0x20, 0x7e),
  ...lettersBetween(0xa0, 0xff),
  ...'ıŁłŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™−',
].join('');

/**
 * What the site uses of each font. Titles have one weight, drawn for large sizes: the whole font is
 * four times as large, and the first picture of a page waits behind it.
 */
const FONTS = {
  display: {
    from: import.meta.resolve(
      '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    ),
    axes: { opsz: 72, wght: 430 },
  },
  text: {
    from: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    axes: { wght: { min: 400, max: 700 } },
  },
} as const;

/** Makes `display.woff2` and `text.woff2` in a directory. */
export async function subsetFonts(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const [name, { from, axes }] of Object.entries(FONTS)) {
    const whole = await readFile(new URL(from));
    const subset = await subsetFont(whole, LETTERS, {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    await writeFile(join(directory, `${name}.woff2`), subset);
  }
}

function lettersBetween(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));
}
