/** Astro's element of an island; `start` is there once its script has arrived. */
type Island = HTMLElement & { start?: () => void };

/**
 * Runs the booking form at once where the address says for whom: the bar of narrow screens shows
 * its total, though the form itself is far below.
 */
export function wakeAskedForm(): void {
  if (!/[?&](?:date|travelers)=/.test(location.search)) return;
  const island = document.querySelector<Island>('#book astro-island');
  island?.setAttribute('client', 'load');
  island?.start?.();
}
