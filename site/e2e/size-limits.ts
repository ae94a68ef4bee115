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
  '/': { html: 7_500, css: 6_400, early: 5_350, script: 75_200 },
  '/about': { html: 6_350, css: 4_950, early: 5_350, script: 5_350 },
  '/blog': { html: 6_100, css: 4_600, early: 5_350, script: 5_400 },
  '/blog/when-to-come-to-tanzania': { html: 5_900, css: 5_200, early: 5_350, script: 5_350 },
  '/careers': { html: 4_800, css: 4_600, early: 5_350, script: 5_400 },
  '/careers/senior-safari-guide': { html: 4_350, css: 4_450, early: 5_350, script: 5_350 },
  '/contact': { html: 4_450, css: 4_950, early: 7_400, script: 81_450 },
  '/destinations': { html: 4_250, css: 4_400, early: 5_350, script: 5_350 },
  '/destinations/zanzibar': { html: 5_250, css: 5_350, early: 5_350, script: 5_350 },
  '/gallery': { html: 8_950, css: 4_600, early: 5_350, script: 75_200 },
  '/packages': { html: 4_800, css: 4_650, early: 5_350, script: 5_350 },
  '/packages/category/safari-and-beach': { html: 4_250, css: 4_750, early: 5_350, script: 5_350 },
  '/packages/the-monsoon-route': { html: 6_050, css: 6_150, early: 7_050, script: 93_250 },
  '/stays/three-kopjes-camp': { html: 5_050, css: 5_300, early: 5_350, script: 75_200 },
  '/tours': { html: 6_750, css: 5_550, early: 7_450, script: 73_200 },
  '/tours/compare': { html: 3_200, css: 4_500, early: 70_450, script: 70_500 },
  '/tours/kilimanjaro-machame-route': { html: 6_800, css: 6_300, early: 7_050, script: 93_250 },
  '/tours/type/safari': { html: 6_450, css: 5_650, early: 7_450, script: 73_200 },
  '/nowhere': { html: 2_700, css: 3_950, early: 5_350, script: 5_350 },
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
