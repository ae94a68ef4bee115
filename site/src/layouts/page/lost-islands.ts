/** Astro's element of an island: it asks for its files once more after a second, and then gives up. */
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
    const ask = () => island.start();
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

function showNotice(island: Island): HTMLElement {
  const notice = document.createElement('div');
  const without = island.nextElementSibling;
  if (without?.tagName === 'NOSCRIPT') {
    // With scripts on, what stands in there is text.
    notice.innerHTML = without.textContent;
    const words = notice.querySelector('p');
    if (words)
      words.textContent =
        'The line dropped before this part was ready. It keeps trying by itself; meanwhile:';
    island.after(notice);
  }
  return notice;
}
