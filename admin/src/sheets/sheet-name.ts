/** A name as Excel allows it for a sheet: short, and without the signs of its formulas. */
export function sheetName(words: string): string {
  return words
    .replace(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31)
    .trim();
}
