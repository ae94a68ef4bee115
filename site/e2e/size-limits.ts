/**
 * Bytes of a page as sent, compressed with brotli: its HTML, its styles, the script that runs
 * before anything is touched, and all script that it ever fetches. HTML and the styles within it
 * come in one answer; a script within it counts as HTML and as script.
 */
export type PageSizes = { html: number; css: number; early: number; script: number };

/**
 * What each kind of page may weigh: little more than it does, so that growth is seen. The hashes in
 * the names of files do not count, since each build may change them. After a change that is worth
 * its bytes, `SHOW_SIZES=1 npx playwright test site/e2e/sizes.spec.ts` prints them.
 */
export const SIZE_LIMITS: Record<string, PageSizes> = {
  '/': { html: 7_750, css: 6_500, early: 6_350, script: 76_400 },
  '/about': { html: 6_400, css: 5_000, early: 5_950, script: 5_950 },
  '/blog': { html: 6_100, css: 4_750, early: 5_950, script: 5_950 },
  '/blog/when-to-come-to-tanzania': { html: 6_500, css: 5_800, early: 5_950, script: 5_950 },
  '/careers': { html: 4_800, css: 4_700, early: 5_950, script: 5_950 },
  '/careers/senior-safari-guide': { html: 4_400, css: 4_550, early: 5_950, script: 5_950 },
  '/contact': { html: 5_300, css: 5_200, early: 8_000, script: 82_250 },
  '/destinations': { html: 4_300, css: 4_550, early: 5_950, script: 5_950 },
  '/destinations/zanzibar': { html: 6_550, css: 5_750, early: 5_950, script: 5_950 },
  '/gallery': { html: 9_050, css: 4_700, early: 5_950, script: 75_950 },
  '/packages': { html: 6_850, css: 5_950, early: 8_100, script: 80_150 },
  '/packages/category/safari-and-beach': { html: 5_900, css: 6_100, early: 8_100, script: 80_150 },
  '/packages/the-monsoon-route': { html: 9_100, css: 8_000, early: 7_650, script: 97_450 },
  '/stays/three-kopjes-camp': { html: 5_100, css: 5_500, early: 5_950, script: 75_950 },
  '/tours': { html: 7_150, css: 5_850, early: 8_100, script: 80_150 },
  '/tours/compare': { html: 3_300, css: 5_200, early: 76_850, script: 92_050 },
  '/tours/kilimanjaro-machame-route': { html: 8_800, css: 8_000, early: 7_650, script: 97_450 },
  '/tours/type/safari': { html: 6_900, css: 5_950, early: 8_100, script: 80_150 },
  '/nowhere': { html: 2_650, css: 4_000, early: 5_950, script: 5_950 },
};

/**
 * What HTML and its styles may weigh together, of a tour or package. The sheet for paper is a file
 * that browsers fetch when nothing waits for it; it does not count.
 */
export const TRIP_BYTES = 18 * 1024;
/**
 * The same of any other page. As much arrives in the first round trip: ten segments of 1,460 bytes.
 * The first screen of a trip is among them.
 */
export const PAGE_BYTES = 14 * 1024;
