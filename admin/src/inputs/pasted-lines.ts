/** Bullets and numbers that texts from elsewhere bring along: `• `, `- `, `2. `, `3) `. */
const MARK = /^(?:[•◦▪*–—-]|\d{1,2}[.)])\s+/;

/** The lines of a pasted text without blank ones and list marks; null where it is a single line. */
export function readPastedLines(text: string): string[] | null {
  if (!/[\r\n]/.test(text.trim())) return null;
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim().replace(MARK, '').trim())
    .filter((line) => line !== '');
}
