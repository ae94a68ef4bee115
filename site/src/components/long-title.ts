const MANY_LETTERS = 70;

/** Whether a title would fill a phone's screen at the size that titles have: it is set smaller. */
export function isLongTitle(title: string): boolean {
  return title.length > MANY_LETTERS;
}
