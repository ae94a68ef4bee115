import { useMediaQuery } from '@mui/material';

/** A laptop's window at 200 % zoom is about so high, and so is a phone that lies. */
const LOW = 500;
/** Where a row of fields has no room. It is the breakpoint `sm` of the theme. */
const NARROW = 600;

/** Whether a dialog with much in it takes the whole window, because that is narrow or low. */
export function useSmallWindow(): boolean {
  return useMediaQuery(`(max-width: ${NARROW - 0.05}px), (max-height: ${LOW}px)`);
}

/** Scrolls within a dialog where the window is large. Elsewhere the dialog alone scrolls. */
export function scrollingIfLarge(maxHeight: string | number) {
  const isLarge = `@media (min-width: ${NARROW}px) and (min-height: ${LOW + 1}px)`;
  return { [isLarge]: { maxHeight, overflow: 'auto' } };
}
