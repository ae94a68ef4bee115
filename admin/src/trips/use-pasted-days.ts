import { type Field, type ItineraryDay, isBlankRow } from '@karibu/graph/contract';
import { type ClipboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { blankRow } from '../forms/field-values.ts';
import { renumber } from './day-labels.ts';
import type { Pasted } from './PastedNotice.tsx';
import { readItinerary } from './read-itinerary.ts';

export type Day = ItineraryDay;

/**
 * Puts a pasted itinerary in as days: in place of a blank day, or behind the one that it is pasted
 * into. Any other text is pasted as it is.
 */
export function usePastedDays(source: string, field: Field, list: RefObject<HTMLElement | null>) {
  const { getValues, setValue } = useFormContext();
  const [pasted, setPasted] = useState<(Pasted & { earlier: Day[] }) | null>(null);

  function show(days: Day[], focused: number) {
    flushSync(() => setValue(source, days, { shouldDirty: true, shouldTouch: true }));
    list.current?.querySelector<HTMLElement>(`[name="${source}.${focused}.title"]`)?.focus();
  }

  function paste(event: ClipboardEvent) {
    const place = placeOf(event.target, source);
    if (place === null) return;
    const earlier: Day[] = structuredClone(getValues(source));
    const isBlank = isBlankRow(field.of?.fields ?? {}, { ...earlier[place] });
    // A list in the text of a day may be one of anything.
    const read = readItinerary(event.clipboardData.getData('text/plain'), isBlank);
    if (!read) return;
    event.preventDefault();
    event.stopPropagation();
    const start = isBlank ? place : place + 1;
    const added = read.days.map((day) => ({ ...(blankRow(field) as Day), ...day }));
    const days = earlier.toSpliced(start, isBlank ? 1 : 0, ...added);
    const isAlone = earlier.length === 1 && isBlank;
    for (const [index, day] of isAlone ? [] : renumber(earlier, days)) {
      days[index] = { ...(days[index] as Day), day };
    }
    setPasted({ count: added.length, before: read.before, earlier });
    show(days, start);
  }

  return {
    pasted,
    paste,
    undo() {
      if (!pasted) return;
      setPasted(null);
      show(pasted.earlier, 0);
    },
    dismiss: () => setPasted(null),
  };
}

/** The place of the day that holds a field. */
function placeOf(target: EventTarget, source: string): number | null {
  const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
  const [place = '', part] = name.startsWith(`${source}.`)
    ? name.slice(source.length + 1).split('.')
    : [];
  return part === 'title' || part === 'description' || part === 'day' ? Number(place) : null;
}
