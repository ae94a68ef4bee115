import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Looks for violations in what is shown, once nothing fades any more; `within` narrows it to a part. */
export async function expectNoViolations(page: Page, within = 'body'): Promise<void> {
  // What fades in has less contrast than it will have.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== 'running' || effect?.getTiming().iterations === Infinity;
    }),
  );
  const { violations } = await new AxeBuilder({ page })
    // Looks at this page alone, and opens no other one to put together what was found in frames.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(within)
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(found, `${new URL(page.url()).pathname}, ${within}`).toEqual([]);
}
