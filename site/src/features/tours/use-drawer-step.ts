import { type RefObject, type ToggleEvent, useEffect, useEffectEvent, useRef } from 'react';
import { openStep } from '#components/history-step.ts';
import type { TourFilters } from './tour-filter.ts';

type Change = (part: Partial<TourFilters>, step?: 'push' | 'replace') => void;

/**
 * Lets Back close the open drawer of filters, and keeps what was chosen in it: all of that is one
 * step of the history. `onToggle` is told of each opening and closing, `choose` of each choice.
 */
export function useDrawerStep(
  drawer: RefObject<HTMLElement | null>,
  filters: TourFilters,
  change: Change,
) {
  const chosen = useRef<TourFilters>(null);
  const endStep = useRef(() => {});
  const close = () => {
    drawer.current?.hidePopover();
    if (chosen.current) change(chosen.current, 'push');
  };
  const beginStep = () => {
    chosen.current = null;
    endStep.current = openStep(close);
  };

  // It opens without this script, so it may have been opened before.
  const beginLate = useEffectEvent(() => {
    if (drawer.current?.matches(':popover-open')) beginStep();
  });
  useEffect(() => beginLate(), []);

  return {
    onToggle({ newState }: ToggleEvent) {
      if (newState === 'closed') endStep.current();
      else beginStep();
    },
    choose(part: Partial<TourFilters>, step?: 'replace') {
      const isOpen = drawer.current?.matches(':popover-open');
      chosen.current = { ...filters, page: 1, ...part };
      change(part, isOpen ? 'replace' : step);
    },
  };
}
