const MANY_LETTERS = 70;

/** Whether a title is so long that it would fill the screen of a phone. It is then set smaller. */
export function isLongTitle(title: string): boolean {
  return title.length > MANY_LETTERS;
}
