import { isDouble } from '#components/ignore-double.ts';

/** Lets the double of a press on a link or button do nothing on another that the first has uncovered. */
export function ignoreStrayDoubles(): void {
  let first: { press: MouseEvent; control: Element } | undefined;
  const heed = (press: MouseEvent) => {
    const control = press.target instanceof Element && press.target.closest('a, button');
    // Keys and scripts press too, and know what they press.
    if (!control || !press.detail) return;
    if (first && first.control !== control && isDouble(press, first.press)) {
      press.preventDefault();
      press.stopPropagation();
      return;
    }
    first = { press, control };
  };
  document.addEventListener('click', heed, true);
}
