import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { labelFor } from './day-labels.ts';

/** Labels a day by itself, once somebody writes into it and has not labelled it. */
export function DayLabel({ source, index }: { source: string; index: number }) {
  const row = `${source}.${index}`;
  const { getValues, setValue } = useFormContext();
  const texts: unknown[] = useWatch({ name: [`${row}.title`, `${row}.description`] });
  const isBegun = texts.some((text) => text !== undefined && text !== '');
  const wasBegun = useRef(isBegun);
  useEffect(() => {
    if (!isBegun || wasBegun.current) return;
    wasBegun.current = true;
    if (getValues(`${row}.day`)) return;
    setValue(`${row}.day`, labelFor(getValues(source), index), { shouldDirty: true });
  }, [isBegun, row, source, index, getValues, setValue]);
  return null;
}
