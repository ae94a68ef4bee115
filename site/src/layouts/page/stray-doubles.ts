import { isDouble } from '#components/ignore-double.ts';

/** Controls that a second press would switch back. */
const SWITCH = '[popovertarget], [aria-pressed], [aria-expanded]';

/**
 * Ignores the second press of a double press where it hits a control that the first press has
 * uncovered, or would undo what the first press did.
 */
export function ignoreStrayDoubles(): void {
  let first: { press: MouseEvent; control: Element } | undefined;
  const heed = (press: MouseEvent) => {
    const control = press.target instanceof Element && press.target.closest('a, button');
    // Presses by keys and scripts have no detail, and are meant.
    if (!control || !press.detail) return;
    const isStray = first?.control !== control || control.matches(SWITCH);
    if (first && isStray && isDouble(press, first.press)) {
      press.preventDefault();
      press.stopPropagation();
      return;
    }
    first = { press, control };
  };
  // A press after a key or after Back is meant.
  const forget = () => {
    first = undefined;
  };
  document.addEventListener('click', heed, true);
  document.addEventListener('keydown', forget, true);
  addEventListener('popstate', forget);
}
