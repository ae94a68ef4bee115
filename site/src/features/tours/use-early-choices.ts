import { type RefObject, useEffect } from 'react';
import { readFilters } from './tour-address.ts';
import type { TourFilters } from './tour-filter.ts';

type Change = (part: Partial<TourFilters>, step: 'replace') => void;

/** What somebody chose in the filters while their script was still on its way counts once it is there. */
export function useEarlyChoices(panel: RefObject<HTMLElement | null>, change: Change): void {
  useEffect(() => {
    const known = readFilters(location.search);
    const early: Record<string, string> = {};
    for (const input of panel.current?.querySelectorAll('input') ?? []) {
      const name = input.type === 'search' ? 'search' : input.name;
      const isChosen =
        input.type === 'search'
          ? input.value !== input.defaultValue
          : input.checked && !input.defaultChecked;
      if (isChosen && input.value !== Reflect.get(known, name)) early[name] = input.value;
    }
    if (Object.keys(early).length > 0) change(early, 'replace');
  }, [panel, change]);
}
