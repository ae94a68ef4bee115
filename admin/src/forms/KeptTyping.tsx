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
 * Keeps what is typed while a save is under way, and rows that are added, moved or removed, as a change of its
 * own: the saved record does not take its place.
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
    // Refused, that is part of what meets the newer version, and is decided there.
    if (stale) sent.current = null;
  }, [stale]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each record, just before the form takes it.
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
    // By now the form has taken the record, and shows its rows.
    for (const [name, value] of typed) setValue(name, value, { shouldDirty: true });
  }, [typed, setValue]);
  return null;
}
