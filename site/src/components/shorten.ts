/** The text, cut after a whole word to at most so many letters, with `…` where it was cut. */
export function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')} …`;
}

/** The first 160 letters of a text in one line, for search engines and previews. */
export function summarize(text: string): string {
  return shorten(text.replace(/\s+/g, ' ').trim(), 160);
}
