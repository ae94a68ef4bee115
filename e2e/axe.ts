import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { default as Axe } from 'axe-core';

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Looks for violations in what is shown, once nothing fades any more; `within` narrows it to a
 * part.
 */
export async function expectNoViolations(page: Page, within = ':root'): Promise<void> {
  // What fades in has less contrast than it will have.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== 'running' || effect?.getTiming().iterations === Infinity;
    }),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (part) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(part, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, within);
  expect.soft(found, `${page.url()}, ${within}`).toEqual([]);
}
