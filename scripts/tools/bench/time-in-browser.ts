/// <reference lib="dom" />
import type { Page } from '@playwright/test';

export type Span = {
  /** The event that begins it. */
  from: 'pointerdown' | 'input';
  /** It ends with the frame in which all of these selectors match … */
  present: string[];
  /** … and none of these does. */
  absent: string[];
  /** What causes the event. */
  act: () => Promise<void>;
};

/** Milliseconds from an event to the frame that shows what it was for, by the browser's own clock. */
export async function timeInBrowser(page: Page, { act, ...span }: Span): Promise<number> {
  const measured = page.evaluate(measureSpan, span);
  await act();
  return measured;
}

function measureSpan({ from, present, absent }: Omit<Span, 'act'>): Promise<number> {
  const isThere = (selector: string) => document.querySelector(selector) !== null;
  const isDone = () => present.every(isThere) && !absent.some(isThere);
  return new Promise((resolve) => {
    const watch = ({ timeStamp }: Event) => {
      // A frame after the one that has it all is surely painted.
      const look = () => {
        if (isDone()) requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener(from, watch, { capture: true, once: true });
  });
}
