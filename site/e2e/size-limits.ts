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
  '/': { html: 7_900, css: 5_950, early: 3_600, script: 76_300 },
  '/about': { html: 6_800, css: 4_700, early: 2_250, script: 2_250 },
  '/blog': { html: 6_400, css: 4_300, early: 3_400, script: 3_400 },
  '/blog/when-to-come-to-tanzania': { html: 6_300, css: 5_000, early: 2_450, script: 2_450 },
  '/careers': { html: 5_200, css: 4_300, early: 3_600, script: 3_600 },
  '/careers/senior-safari-guide': { html: 4_700, css: 4_200, early: 2_450, script: 2_450 },
  '/contact': { html: 4_500, css: 4_500, early: 80_700, script: 80_700 },
  '/destinations': { html: 4_500, css: 4_000, early: 2_250, script: 2_250 },
  '/destinations/zanzibar': { html: 5_700, css: 5_100, early: 2_250, script: 2_250 },
  '/gallery': { html: 8_200, css: 4_300, early: 4_300, script: 77_000 },
  '/packages': { html: 5_100, css: 4_300, early: 2_250, script: 2_250 },
  '/packages/category/safari-and-beach': { html: 4_500, css: 4_500, early: 2_250, script: 2_250 },
  '/packages/the-monsoon-route': { html: 6_600, css: 6_800, early: 5_300, script: 94_200 },
  '/tours': { html: 6_600, css: 5_200, early: 72_700, script: 72_700 },
  '/tours/compare': { html: 3_500, css: 4_200, early: 70_000, script: 70_000 },
  '/tours/kilimanjaro-machame-route': { html: 7_400, css: 7_000, early: 5_300, script: 94_200 },
  '/tours/type/safari': { html: 6_300, css: 5_400, early: 72_700, script: 72_700 },
  '/nowhere': { html: 3_100, css: 3_700, early: 2_250, script: 2_250 },
};

/** What HTML and styles within it may weigh together: of a tour, and of any page. */
export const TOUR_BYTES = 13 * 1024;
/** They arrive in the first round trip: ten segments of 1,460 bytes. */
export const PAGE_BYTES = 14 * 1024;
