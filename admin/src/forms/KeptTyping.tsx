import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isSame } from '../differences/same.ts';
import { mergeVersions, settle } from '../merging/merge.ts';
import { toFormValues } from './field-values.ts';
import { useFormFields } from './form-fields.ts';
import { useEditingContext } from './use-editing.ts';

type Values = Record<string, unknown>;

/**
 * Keeps changes that are made while a save is under way: typed text, and rows that are added, moved
 * or removed. The saved record does not overwrite them.
 */
export function KeptTyping() {
  const { getValues, setValue, formState } = useFormContext();
  const { isSubmitting } = formState;
  const fields = useFormFields();
  const record = useRecordContext();
  const stale = useEditingContext()?.stale ?? null;
  const sent = useRef<Values | null>(null);
  const [typed, setTyped] = useState<[name: string, value: unknown][]>([]);
  useEffect(() => {
    if (isSubmitting) sent.current = structuredClone(getValues());
  }, [isSubmitting, getValues]);
  useEffect(() => {
    // A refused save is merged by the person, together with what was typed since.
    if (stale) sent.current = null;
  }, [stale]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each record.
  useEffect(() => {
    if (!sent.current) return;
    const saved = toFormValues(fields, record);
    const merge = mergeVersions(fields, sent.current, structuredClone(getValues()), saved);
    const mine = merge.conflicts.map(({ path }) => [path, 'mine'] as const);
    const kept = settle(merge, Object.fromEntries(mine));
    sent.current = null;
    setTyped(Object.entries(kept).filter(([name, value]) => !isSame(value, saved[name])));
  }, [record]);
  useLayoutEffect(() => {
    // The form has taken over the record and its rows at this point.
    for (const [name, value] of typed) setValue(name, value, { shouldDirty: true });
  }, [typed, setValue]);
  return null;
}
