import { type RefObject, useEffect, useEffectEvent } from 'react';
import { readFilters } from './tour-address.ts';
import type { TourFilters } from './tour-filter.ts';

type Choose = (part: Partial<TourFilters>, step?: 'replace') => void;

/** Takes over what was chosen in the filters before their script had arrived. */
export function useEarlyChoices(panel: RefObject<HTMLElement | null>, choose: Choose): void {
  const takeOver = useEffectEvent(() => {
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
    const names = Object.keys(early);
    if (names.length === 0) return;
    choose(early, names.every((name) => name === 'search') ? 'replace' : undefined);
  });
  useEffect(() => takeOver(), []);
}
