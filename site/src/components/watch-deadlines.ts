/** A timer that is set for longer fires at once. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * Changes what the page says of each deadline at the moment when it passes. Of an element with two
 * parts the second takes the place of the first; any other element goes.
 */
export function watchDeadlines(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-deadline]')) {
    watch(element, Number(element.dataset.deadline));
  }
}

/** Changes what is said at the moment `end`, or at once where it has passed. */
function watch(element: HTMLElement, end: number): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    const leftMs = end - Date.now();
    if (leftMs > 0) timer = setTimeout(check, Math.min(leftMs, LONGEST_WAIT_MS));
    else showOver(element);
  };
  check();
  // Timers stop while a computer sleeps or the page is in the back-forward cache.
  document.addEventListener('visibilitychange', check);
}

function showOver(element: HTMLElement): void {
  const [before, after] = element.querySelectorAll<HTMLElement>(':scope > div');
  if (!before || !after) {
    element.hidden = true;
    return;
  }
  before.hidden = true;
  after.hidden = false;
}
