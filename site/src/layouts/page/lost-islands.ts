import * as words from './page.words.ts';

/** Astro's element of an island. It asks for its files twice, a second apart, and then gives up. */
type Island = HTMLElement & { start(): Promise<void> };

const FIRST_PAUSE_MS = 3000;

/**
 * Asks again for islands whose files got lost: after a pause that doubles, and whenever the line is
 * back. Until one is there the page says so, with what it offers where scripts are off.
 */
export function askForLostIslands(): void {
  const pauses = new WeakMap<Island, number>();
  addEventListener('astro:hydration-error', ({ target }) => {
    const island = target as Island;
    // Astro takes the mark away from islands that came.
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

/** The notice stands where the page has its words for scripts that are off: beside the island. */
function showNotice(island: Island): HTMLElement {
  const notice = document.createElement('div');
  const without = island.parentElement?.querySelector(':scope > noscript');
  if (without) {
    // With scripts on, what stands in there is text.
    notice.innerHTML = without.textContent;
    const line = notice.querySelector('p');
    if (line) line.textContent = words.islandLost;
    without.after(notice);
  }
  return notice;
}
