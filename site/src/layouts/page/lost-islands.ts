import * as words from './page.words.ts';

/** Astro's element of an island. It asks for its files twice, a second apart, and then gives up. */
type Island = HTMLElement & { start(): Promise<void> };

const FIRST_PAUSE_MS = 3000;

/**
 * Asks again for islands whose files got lost: after a pause that doubles, and when the network is
 * back. Until one arrives, the page says so and shows what it has for visitors without scripts.
 */
export function askForLostIslands(): void {
  const pauses = new WeakMap<Island, number>();
  addEventListener('astro:hydration-error', ({ target }) => {
    const island = target as Island;
    // Astro removes the attribute from islands that have arrived.
    const ask = () => island.hasAttribute('ssr') && island.start();
    const pause = pauses.get(island) ?? FIRST_PAUSE_MS;
    if (!pauses.has(island)) {
      const notice = showNotice(island);
      addEventListener('online', ask);
      island.addEventListener('astro:hydrate', () => {
        notice.remove();
        removeEventListener('online', ask);
      });
    }
    pauses.set(island, pause * 2);
    setTimeout(ask, pause);
  });
}

/** Shows the notice beside the island, with what the page has for visitors without scripts. */
function showNotice(island: Island): HTMLElement {
  const notice = document.createElement('div');
  const without = island.parentElement?.querySelector(':scope > noscript');
  if (without) {
    // With scripts on, the content of `noscript` is text.
    notice.innerHTML = without.textContent;
    const line = notice.querySelector('p');
    if (line) line.textContent = words.islandLost;
    without.after(notice);
  }
  return notice;
}
