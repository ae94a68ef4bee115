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
  '/': { html: 7_500, css: 6_200, early: 4_850, script: 74_650 },
  '/about': { html: 6_350, css: 4_850, early: 4_850, script: 4_850 },
  '/blog': { html: 6_100, css: 4_500, early: 4_900, script: 4_900 },
  '/blog/when-to-come-to-tanzania': { html: 5_900, css: 5_100, early: 4_850, script: 4_850 },
  '/careers': { html: 4_800, css: 4_450, early: 4_900, script: 4_900 },
  '/careers/senior-safari-guide': { html: 4_350, css: 4_350, early: 4_850, script: 4_850 },
  '/contact': { html: 4_150, css: 4_800, early: 80_300, script: 80_300 },
  '/destinations': { html: 4_250, css: 4_300, early: 4_850, script: 4_850 },
  '/destinations/zanzibar': { html: 5_250, css: 5_300, early: 4_850, script: 4_850 },
  '/gallery': { html: 7_700, css: 4_350, early: 4_850, script: 74_650 },
  '/packages': { html: 4_800, css: 4_500, early: 4_850, script: 4_850 },
  '/packages/category/safari-and-beach': { html: 4_250, css: 4_700, early: 4_850, script: 4_850 },
  '/packages/the-monsoon-route': { html: 6_050, css: 6_550, early: 6_550, script: 92_200 },
  '/tours': { html: 6_400, css: 5_400, early: 72_550, script: 72_550 },
  '/tours/compare': { html: 3_200, css: 4_350, early: 70_100, script: 70_100 },
  '/tours/kilimanjaro-machame-route': { html: 6_800, css: 6_700, early: 6_550, script: 92_200 },
  '/tours/type/safari': { html: 6_100, css: 5_550, early: 72_550, script: 72_550 },
  '/nowhere': { html: 2_700, css: 3_850, early: 4_850, script: 4_850 },
};

/** What HTML and all its styles may weigh together, those for paper too: of a tour, and of any page. */
export const TOUR_BYTES = 13 * 1024;
/** They arrive in the first round trip: ten segments of 1,460 bytes. */
export const PAGE_BYTES = 14 * 1024;
