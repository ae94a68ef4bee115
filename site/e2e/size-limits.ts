/**
 * Bytes of a page as sent, compressed with brotli: its HTML, its styles, the script that runs before
 * anything is touched, and all script that it ever fetches. HTML and the styles within it come in one
 * answer; a script within it counts as HTML and as script.
 */
export type PageSizes = { html: number; css: number; early: number; script: number };

/**
 * What each kind of page may weigh: little more than it does, so that growth is seen. After a change
 * that is worth its bytes, `SHOW_SIZES=1 npx playwright test site/e2e/sizes.spec.ts` prints them.
 */
export const SIZE_LIMITS: Record<string, PageSizes> = {
  '/': { html: 7_400, css: 6_050, early: 3_650, script: 74_850 },
  '/about': { html: 6_300, css: 4_700, early: 2_250, script: 2_250 },
  '/blog': { html: 6_100, css: 4_350, early: 3_450, script: 3_450 },
  '/blog/when-to-come-to-tanzania': { html: 5_900, css: 4_950, early: 2_400, script: 2_400 },
  '/careers': { html: 4_700, css: 4_300, early: 3_600, script: 3_600 },
  '/careers/senior-safari-guide': { html: 4_500, css: 4_200, early: 2_450, script: 2_450 },
  '/contact': { html: 4_100, css: 4_650, early: 79_050, script: 79_050 },
  '/destinations': { html: 4_200, css: 4_150, early: 2_250, script: 2_250 },
  '/destinations/zanzibar': { html: 5_200, css: 5_100, early: 2_250, script: 2_250 },
  '/gallery': { html: 7_700, css: 4_200, early: 4_350, script: 75_450 },
  '/packages': { html: 4_800, css: 4_350, early: 2_250, script: 2_250 },
  '/packages/category/safari-and-beach': { html: 4_200, css: 4_500, early: 2_250, script: 2_250 },
  '/packages/the-monsoon-route': { html: 6_000, css: 6_350, early: 5_350, script: 92_350 },
  '/tours': { html: 6_300, css: 5_300, early: 71_350, script: 71_350 },
  '/tours/compare': { html: 3_100, css: 4_250, early: 68_650, script: 68_650 },
  '/tours/kilimanjaro-machame-route': { html: 6_800, css: 6_600, early: 5_350, script: 92_350 },
  '/tours/type/safari': { html: 6_000, css: 5_400, early: 71_350, script: 71_350 },
  '/nowhere': { html: 2_600, css: 3_700, early: 2_250, script: 2_250 },
};

/** What HTML and all its styles may weigh together, those for paper too: of a tour, and of any page. */
export const TOUR_BYTES = 13 * 1024;
/** They arrive in the first round trip: ten segments of 1,460 bytes. */
export const PAGE_BYTES = 14 * 1024;
