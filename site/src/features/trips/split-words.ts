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
export function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether a word tells no trips apart. */
export function isCommon(word: string): boolean {
  return COMMON_WORDS.has(word);
}

/**
 * The words by which a trip is found, each once. Common ones are left out, and those that `known`
 * (its destination and category, which the index has anyway) holds already.
 */
export function searchWords(text: string, known: string): string[] {
  const said = known.toLowerCase();
  const isNews = (word: string) => !isCommon(word) && !said.includes(word);
  return [...new Set(splitWords(text))].filter(isNews).toSorted();
}
