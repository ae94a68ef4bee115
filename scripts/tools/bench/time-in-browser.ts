/// <reference lib="dom" />
import type { Page } from '@playwright/test';

export type Span = {
  /** The event that starts the clock. */
  from: 'pointerdown' | 'input';
  /** The clock stops at the frame in which all these selectors match … */
  present: string[];
  /** … and none of these does. */
  absent: string[];
  /** Causes the event. */
  act: () => Promise<void>;
};

/** Milliseconds from an event to the frame with its result, by the browser's clock. */
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
      // One frame later the matching frame is painted.
      const look = () => {
        if (isDone()) requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener(from, watch, { capture: true, once: true });
  });
}
