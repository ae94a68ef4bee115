import { type RefObject, type ToggleEvent, useEffect, useEffectEvent, useRef } from 'react';
import { openStep } from '#components/history-step.ts';
import type { TripFilters } from './trip-filter.ts';

type Change = (part: Partial<TripFilters>, step?: 'push' | 'replace') => void;

/**
 * Makes the open drawer of filters one step of the history: Back closes it, and keeps what was
 * chosen in it. Call `onToggle` when it opens or closes, and `choose` for each choice.
 */
export function useDrawerStep(
  drawer: RefObject<HTMLElement | null>,
  filters: TripFilters,
  change: Change,
) {
  const chosen = useRef<TripFilters>(null);
  const endStep = useRef(() => {});
  const close = () => {
    drawer.current?.hidePopover();
    if (chosen.current) change(chosen.current, 'push');
  };
  const beginStep = () => {
    chosen.current = null;
    endStep.current = openStep(close);
  };

  // The drawer works without this script, so it may be open already.
  const beginLate = useEffectEvent(() => {
    if (drawer.current?.matches(':popover-open')) beginStep();
  });
  useEffect(() => beginLate(), []);

  return {
    onToggle({ newState }: ToggleEvent) {
      if (newState === 'closed') endStep.current();
      else beginStep();
    },
    choose(part: Partial<TripFilters>, step?: 'replace') {
      const isOpen = drawer.current?.matches(':popover-open');
      chosen.current = { ...filters, page: 1, ...part };
      change(part, isOpen ? 'replace' : step);
    },
  };
}
