/** The text, cut after a whole word to at most so many letters, with `…` where it was cut. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\s\p{P}]*\s\S*$/u, '')}…`;
}

/** As much as search engines and previews show. */
const MOST_LETTERS = 160;
/** The first sentences of a text that say something, and whose last one ends before that. */
const SENTENCES = /^.{60,159}[.!?](?=\s)/;

/**
 * The beginning of a text in one line, for search engines and previews: whole sentences where they
 * fit, else whole words with `…`. It has at most 160 letters.
 */
export function summarize(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MOST_LETTERS) return line;
  return SENTENCES.exec(line)?.[0] ?? shorten(line, MOST_LETTERS - 1);
}
