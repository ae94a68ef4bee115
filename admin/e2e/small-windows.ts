import { expect, type Locator, type Page } from '../../e2e/test.ts';

/** A laptop's window at 200 % zoom, and a small phone. */
const SMALL_WINDOWS = [
  { width: 640, height: 400 },
  { width: 360, height: 640 },
];

/** Expects of a dialog in small windows that it scrolls by one bar, which leads to its end. */
export async function expectOneScrollbar(page: Page, dialog: Locator, last: Locator) {
  for (const size of SMALL_WINDOWS) {
    await page.setViewportSize(size);
    await expect.poll(() => dialog.evaluate(countScrollbars)).toBe(1);
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
  }
}

function countScrollbars(dialog: Element): number {
  const parts = [dialog, ...dialog.querySelectorAll('*')];
  return parts.filter((part) => {
    const scrolls = /auto|scroll/.test(getComputedStyle(part).overflowY);
    return scrolls && part.scrollHeight > part.clientHeight + 1;
  }).length;
}
