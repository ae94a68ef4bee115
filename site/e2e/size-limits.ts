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
  '/': { html: 7_750, css: 6_400, early: 5_550, script: 75_400 },
  '/about': { html: 6_350, css: 4_950, early: 5_550, script: 5_550 },
  '/blog': { html: 6_100, css: 4_600, early: 5_600, script: 5_600 },
  '/blog/when-to-come-to-tanzania': { html: 5_900, css: 5_600, early: 5_550, script: 5_550 },
  '/careers': { html: 4_800, css: 4_600, early: 5_600, script: 5_600 },
  '/careers/senior-safari-guide': { html: 4_350, css: 4_450, early: 5_550, script: 5_550 },
  '/contact': { html: 5_200, css: 5_100, early: 7_600, script: 81_650 },
  '/destinations': { html: 4_250, css: 4_400, early: 5_550, script: 5_550 },
  '/destinations/zanzibar': { html: 5_800, css: 5_700, early: 5_550, script: 5_550 },
  '/gallery': { html: 8_950, css: 4_600, early: 5_550, script: 75_400 },
  '/packages': { html: 6_400, css: 5_700, early: 7_200, script: 79_000 },
  '/packages/category/safari-and-beach': { html: 5_550, css: 5_850, early: 7_200, script: 79_000 },
  '/packages/the-monsoon-route': { html: 8_150, css: 7_200, early: 7_250, script: 96_250 },
  '/stays/three-kopjes-camp': { html: 5_050, css: 5_400, early: 5_550, script: 75_400 },
  '/tours': { html: 6_850, css: 5_550, early: 7_700, script: 79_000 },
  '/tours/compare': { html: 3_200, css: 4_900, early: 73_400, script: 88_000 },
  '/tours/kilimanjaro-machame-route': { html: 8_350, css: 7_300, early: 7_250, script: 96_250 },
  '/tours/type/safari': { html: 6_550, css: 5_650, early: 7_700, script: 79_000 },
  '/nowhere': { html: 2_700, css: 3_950, early: 5_550, script: 5_550 },
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
