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
  '/': { html: 7_750, css: 6_250, early: 5_300, script: 75_050 },
  '/about': { html: 6_350, css: 4_850, early: 5_100, script: 5_100 },
  '/blog': { html: 6_100, css: 4_500, early: 5_150, script: 5_150 },
  '/blog/when-to-come-to-tanzania': { html: 5_900, css: 5_600, early: 5_100, script: 5_100 },
  '/careers': { html: 4_800, css: 4_500, early: 5_150, script: 5_150 },
  '/careers/senior-safari-guide': { html: 4_350, css: 4_350, early: 5_100, script: 5_100 },
  '/contact': { html: 4_350, css: 4_800, early: 7_100, script: 80_800 },
  '/destinations': { html: 4_250, css: 4_300, early: 5_100, script: 5_100 },
  '/destinations/zanzibar': { html: 5_800, css: 5_300, early: 5_100, script: 5_100 },
  '/gallery': { html: 7_700, css: 4_350, early: 5_100, script: 74_900 },
  '/packages': { html: 6_400, css: 5_700, early: 7_200, script: 79_000 },
  '/packages/category/safari-and-beach': { html: 5_550, css: 5_850, early: 7_200, script: 79_000 },
  '/packages/the-monsoon-route': { html: 6_600, css: 7_050, early: 6_800, script: 92_450 },
  '/tours': { html: 6_850, css: 5_600, early: 7_200, script: 79_000 },
  '/tours/compare': { html: 3_200, css: 4_900, early: 73_400, script: 88_000 },
  '/tours/kilimanjaro-machame-route': { html: 7_250, css: 7_150, early: 6_800, script: 92_450 },
  '/tours/type/safari': { html: 6_550, css: 5_650, early: 7_200, script: 79_000 },
  '/nowhere': { html: 2_700, css: 3_850, early: 5_100, script: 5_100 },
};

/**
 * What HTML and all its styles may weigh together, those for paper too: of a tour, and of any page.
 */
export const TOUR_BYTES = 14 * 1024;
/** They arrive in the first round trip: ten segments of 1,460 bytes. */
export const PAGE_BYTES = 14 * 1024;
