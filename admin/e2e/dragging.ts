import { expect, type Locator } from '../../e2e/test.ts';

/**
 * Runs what drags something over an item of a sortable list, and waits until that has made room for
 * it. A list is drawn after the pointer has moved: what is let go before that stays where it was.
 */
export async function dragOver(item: Locator, drag: () => Promise<unknown>): Promise<void> {
  const before = await item.boundingBox();
  if (!before) throw new Error('The item is not shown');
  await drag();
  const isElsewhere = async () => {
    const now = await item.boundingBox();
    return now !== null && (now.x !== before.x || now.y !== before.y);
  };
  await expect.poll(isElsewhere).toBe(true);
}
