/** The beginning of a text, with no half of a sign at its end. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/\p{Surrogate}$/u, '');
}
