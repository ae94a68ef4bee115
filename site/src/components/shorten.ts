/** The text, or as many of its first words as have so many letters, and a sign that there are more. */
export function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')} …`;
}

/** What a page is about, as search engines and previews show it: its first 160 letters, in one line. */
export function summarize(text: string): string {
  return shorten(text.replace(/\s+/g, ' ').trim(), 160);
}
