import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { readFilters } from './list-address.ts';
import type { TripFilters } from './trip-filter.ts';

type Choose = (part: Partial<TripFilters>, step?: 'replace') => void;

/** Takes over what was chosen in the filters before their script had arrived. */
export function useEarlyChoices(panel: RefObject<HTMLElement | null>, choose: Choose): void {
  // React sets the lists of choices back as it takes them over, so they are read before.
  const [selected] = useState(readSelects);
  const takeOver = useEffectEvent(() => {
    const known = readFilters(location.search);
    const early: Record<string, string> = { ...selected };
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

/** What was chosen in the lists of choices, by their names. */
function readSelects(): Record<string, string> {
  const lists = globalThis.document?.querySelectorAll<HTMLSelectElement>('.browser-grid select');
  const chosen = [...(lists ?? [])].filter(({ value }) => value !== '');
  return Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
}
