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
  '/': { html: 7_500, css: 6_250, early: 5_100, script: 74_900 },
  '/about': { html: 6_350, css: 4_850, early: 5_100, script: 5_100 },
  '/blog': { html: 6_100, css: 4_500, early: 5_150, script: 5_150 },
  '/blog/when-to-come-to-tanzania': { html: 5_900, css: 5_150, early: 5_100, script: 5_100 },
  '/careers': { html: 4_800, css: 4_500, early: 5_150, script: 5_150 },
  '/careers/senior-safari-guide': { html: 4_350, css: 4_350, early: 5_100, script: 5_100 },
  '/contact': { html: 4_350, css: 4_800, early: 7_050, script: 81_250 },
  '/destinations': { html: 4_250, css: 4_300, early: 5_100, script: 5_100 },
  '/destinations/zanzibar': { html: 5_250, css: 5_300, early: 5_100, script: 5_100 },
  '/gallery': { html: 7_700, css: 4_350, early: 5_100, script: 74_900 },
  '/packages': { html: 4_800, css: 4_500, early: 5_100, script: 5_100 },
  '/packages/category/safari-and-beach': { html: 4_250, css: 4_700, early: 5_100, script: 5_100 },
  '/packages/the-monsoon-route': { html: 6_050, css: 6_550, early: 6_800, script: 92_950 },
  '/tours': { html: 6_650, css: 5_450, early: 7_200, script: 73_050 },
  '/tours/compare': { html: 3_200, css: 4_350, early: 70_350, script: 70_350 },
  '/tours/kilimanjaro-machame-route': { html: 6_800, css: 6_700, early: 6_800, script: 92_950 },
  '/tours/type/safari': { html: 6_350, css: 5_600, early: 7_200, script: 73_050 },
  '/nowhere': { html: 2_700, css: 3_850, early: 5_100, script: 5_100 },
};

/**
 * What HTML and its styles may weigh together, of a tour and of any page. The sheet for paper is a
 * file that browsers fetch when nothing waits for it; it does not count.
 */
export const TOUR_BYTES = 13 * 1024;
/** They arrive in the first round trip: ten segments of 1,460 bytes. */
export const PAGE_BYTES = 14 * 1024;
