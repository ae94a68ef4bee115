/** A second press this soon and this near is the double of the first. */
const DOUBLE_MS = 500;
const DOUBLE_PX = 24;

/**
 * Lets the double of a press do nothing, whatever lies under it by then, unless something is typed
 * or pressed elsewhere in between. A key's press has no place, nor has its double. What it gives ends
 * that at once.
 */
export function ignoreDouble(press: { clientX: number; clientY: number }): () => void {
  const wait = new AbortController();
  const stop = (event: MouseEvent) => {
    // What a script clicks on is no press, such as the link that opens the mail program.
    if (!event.isTrusted) return;
    const distance = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
    if (distance > DOUBLE_PX) {
      wait.abort();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const { signal } = wait;
  for (const kind of ['pointerdown', 'mousedown', 'click'] as const)
    addEventListener(kind, stop, { capture: true, signal });
  const end = () => wait.abort();
  addEventListener('input', end, { signal });
  setTimeout(end, DOUBLE_MS);
  return end;
}
