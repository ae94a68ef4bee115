import { isDouble } from '#components/ignore-double.ts';

/** Turns on and off again what its double presses too. */
const SWITCH = '[popovertarget], [aria-pressed], [aria-expanded]';

/**
 * Lets the double of a press on a link or button do nothing on another that the first has uncovered,
 * nor undo what the first has done.
 */
export function ignoreStrayDoubles(): void {
  let first: { press: MouseEvent; control: Element } | undefined;
  const heed = (press: MouseEvent) => {
    const control = press.target instanceof Element && press.target.closest('a, button');
    // Keys and scripts press too, and know what they press.
    if (!control || !press.detail) return;
    const isStray = first?.control !== control || control.matches(SWITCH);
    if (first && isStray && isDouble(press, first.press)) {
      press.preventDefault();
      press.stopPropagation();
      return;
    }
    first = { press, control };
  };
  // What is pressed after a key or Back is meant.
  const forget = () => {
    first = undefined;
  };
  document.addEventListener('click', heed, true);
  document.addEventListener('keydown', forget, true);
  addEventListener('popstate', forget);
}
