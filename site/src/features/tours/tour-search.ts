/** Words in nearly every text. They tell no tours apart, so the index leaves them out. */
const COMMON_WORDS = new Set(
  `a about after all an and are around as at back be been before between both but by can come
  comes day days does down each early end enough every first five for from give given go goes
  good has have how if in into is it its last late like long make makes many may more most
  much near no not of off on once one only open or other our out over own people six so some
  still that the their them then there these they this those three time to too two under until
  up very was way we well were what when where which while who will with within without you
  your`.split(/\s+/),
);

/** The words of a text in lower case; signs and spaces part them. */
function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * The words by which a tour is found: those of its description, each once. Words that `known` (its
 * title, destination and category) or a longer word holds already are left out, as are common ones.
 */
export function searchWords(description: string, known: string): string {
  const said = known.toLowerCase();
  const isNews = (word: string) =>
    word.length > 1 && !said.includes(word) && !COMMON_WORDS.has(word);
  const words = [...new Set(splitWords(description))].filter(isNews);
  const isHeld = (word: string) => words.some((other) => other !== word && other.includes(word));
  return words
    .filter((word) => !isHeld(word))
    .toSorted()
    .join(' ');
}

/** Whether the text holds every word of the search, in any order. A part of a word is enough. */
export function holdsWords(text: string, search: string): boolean {
  const lowerCase = text.toLowerCase();
  return splitWords(search).every((word) => COMMON_WORDS.has(word) || lowerCase.includes(word));
}
