import type { Page } from '../../e2e/test.ts';

/** Notes how much what is drawn moves by itself, on each page that comes. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const scores: number[] = [];
    Object.assign(window, { layoutShifts: scores });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) scores.push(shift.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function sumShifts(page: Page): Promise<number> {
  const shifts = await page.evaluate(
    () => (window as unknown as { layoutShifts: number[] }).layoutShifts,
  );
  return shifts.reduce((sum, value) => sum + value, 0);
}
