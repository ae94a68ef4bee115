const DOUBLE_MS = 500;
const DOUBLE_PX = 24;

type Place = { clientX: number; clientY: number };

/** Whether a press is the double of the one before: this soon and this near. */
export function isDouble(press: MouseEvent, before: MouseEvent): boolean {
  return press.timeStamp - before.timeStamp < DOUBLE_MS && isNear(press, before);
}

function isNear(one: Place, other: Place): boolean {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) <= DOUBLE_PX;
}

/**
 * Lets the double of a press do nothing, whatever lies under it by then, unless something is typed
 * or pressed elsewhere in between. A key's press has no place, nor has its double. What it gives ends
 * that at once.
 */
export function ignoreDouble(press: Place): () => void {
  const wait = new AbortController();
  const stop = (event: MouseEvent) => {
    // What a script clicks on is no press, such as the link that opens the mail program.
    if (!event.isTrusted) return;
    if (!isNear(event, press)) {
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
