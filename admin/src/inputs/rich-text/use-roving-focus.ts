import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const CONTROLS = 'button, [role=combobox]';
const STEPS: Partial<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Makes a toolbar one stop of the Tab key: the arrow keys go from control to control, and Tab comes
 * back to the one that was used last.
 */
export function useRovingFocus(toolbar: RefObject<HTMLElement | null>) {
  const current = useRef(0);
  const controls = () => [...(toolbar.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  const mark = () => {
    for (const [index, control] of controls().entries()) {
      control.tabIndex = index === current.current ? 0 : -1;
    }
  };
  // The editor adds, removes and redraws controls.
  useEffect(mark);
  return {
    onFocus() {
      const index = controls().indexOf(document.activeElement as HTMLElement);
      if (index === -1) return;
      current.current = index;
      mark();
    },
    onKeyDown(event: KeyboardEvent) {
      const all = controls();
      const index = all.indexOf(event.target as HTMLElement);
      const next = index === -1 ? undefined : STEPS[event.key]?.(index, all.length);
      if (next === undefined) return;
      event.preventDefault();
      all[next]?.focus();
    },
  };
}
