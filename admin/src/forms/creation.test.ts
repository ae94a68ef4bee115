import { expect, it } from 'vitest';
import { holdAlone } from './creation.ts';

it('a page that is loaded again keeps its key, even if the old page closes late', async () => {
  const before = holdAlone('reloaded');
  expect(await before.isAlone).toBe(true);
  const after = holdAlone('reloaded');
  setTimeout(before.end, 1_500);
  expect(await after.isAlone).toBe(true);
  after.end();
});

it('a duplicated tab gets another key where the browser has locks', async () => {
  const first = holdAlone('duplicated');
  const second = holdAlone('duplicated');
  // Node has them from 24 on; browsers have them on secure pages.
  expect(await second.isAlone).toBe(!navigator.locks);
  first.end();
}, 20_000);
