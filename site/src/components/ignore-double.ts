const DOUBLE_MS = 500;
const DOUBLE_PX = 24;

type Place = { clientX: number; clientY: number };

/** Whether a press is the second of a double press: soon after the first one, and near it. */
export function isDouble(press: MouseEvent, before: MouseEvent): boolean {
  return press.timeStamp - before.timeStamp < DOUBLE_MS && isNear(press, before);
}

function isNear(one: Place, other: Place): boolean {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) <= DOUBLE_PX;
}

/**
 * Ignores the second press of a double press, whatever lies under it by then. Typing or a press
 * elsewhere ends that, and so does the function that it returns. All presses by key have the same
 * place.
 */
export function ignoreDouble(press: Place): () => void {
  const wait = new AbortController();
  const stop = (event: MouseEvent) => {
    // Clicks by scripts pass, such as the one on the link that opens the mail program.
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
