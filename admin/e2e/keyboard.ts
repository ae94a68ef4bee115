import { expect, type Locator, type Page } from '../../e2e/test.ts';

/** More than anybody presses for one thing. */
const PATIENCE = 80;

/** Presses Tab until something has the focus, and looks whether that can be seen. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let press = 0; press < PATIENCE; press += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) {
      return expectSeenFocus(page);
    }
  }
  throw new Error(`${PATIENCE} presses of ${key} do not reach ${target}`);
}

/** Tabs to a control and presses a key on it. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Tabs to a field and types, over whatever stands in it. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Tabs to a select, opens it, and goes to an option by its first word. */
export async function choose(page: Page, select: Locator, option: string, key = 'Tab') {
  await tabTo(page, select, key);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type(option.split(' ')[0] ?? '');
  await expect(page.getByRole('option', { name: option, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(select).toBeFocused();
}

/** Opens the menu of the button that has the focus, and goes to an item by its first word. */
export async function chooseFromMenu(page: Page, item: string): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type(item.split(' ')[0] ?? '');
  await expect(page.getByRole('menuitem', { name: item })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

/** What has the focus shows it, lies in the window, and is not covered once nothing fades. */
export async function expectSeenFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findFaults)).toEqual([]);
}

function findFaults(): string[] {
  const element = document.activeElement ?? document.body;
  const field = element.closest('.MuiInputBase-root.Mui-focused, .Mui-focusVisible');
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const isMarked = field !== null || (outlineStyle !== 'none' && outlineWidth !== '0px');
  const { x, y, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(x + width / 2, y + Math.min(height, innerHeight) / 2);
  const own = [element, element.closest('label, .MuiInputBase-root')];
  const isOnTop = own.some((each) => above && (each?.contains(above) || above.contains(element)));
  const faults = [!isMarked && 'has no mark', !isOnTop && 'is covered or out of sight'];
  return faults.filter(Boolean).map((fault) => `${element.outerHTML.slice(0, 160)} ${fault}`);
}
