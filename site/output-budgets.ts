/**
 * What the parts of a site may weigh at 10,000 records of a kind, in bytes compressed with brotli.
 * A test publishes so many and holds them.
 */
export const OUTPUT_BUDGETS = {
  /** HTML and the styles within it, of every list: they arrive in the first round trip. */
  page: 14 * 1024,
  /** The facts of all trips, with the files of the cards that the first page of results needs. */
  firstFilter: 150 * 1024,
  /** What a search for a word needs beside the facts: all words, and the trips that hold it. */
  firstSearch: 150 * 1024,
  /** The prices of all trips by season and party. */
  prices: 300 * 1024,
  /** One file of cards, details or words. */
  part: 24 * 1024,
  feed: 24 * 1024,
  /** One file of a sitemap: its index, or a part. */
  sitemap: 24 * 1024,
};
