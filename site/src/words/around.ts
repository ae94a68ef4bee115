/** Stands for the value while a sentence is built. No text holds this letter. */
const VALUE = '\0';

/**
 * The parts of a sentence before and after its value, so that a page can put the value into an
 * element: `const [before, after] = around(words.lastUpdated)`.
 */
export function around(say: (value: string) => string): string[] {
  return say(VALUE).split(VALUE);
}
