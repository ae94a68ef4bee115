import type { Page } from '../../e2e/test.ts';

/**
 * Keeps from the pages what no visitor does: as a page comes, Chromium tells it where the pointer
 * rests, sooner or later. The pointer is not heard at all; wheel, keys and touch are.
 */
export async function ignorePointerAtRest(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const stop = (event: Event) => event.stopImmediatePropagation();
    addEventListener('pointermove', stop, { capture: true });
  });
}
