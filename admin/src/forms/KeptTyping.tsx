import { useEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useEditingContext } from './use-editing.ts';

/** Keeps what is typed while a save is under way, as a change of its own: the saved record does not take its place. */
export function KeptTyping() {
  const { watch, getValues, setValue, formState } = useFormContext();
  const { isSubmitting } = formState;
  const record = useRecordContext();
  const stale = useEditingContext()?.stale ?? null;
  const typed = useRef(new Set<string>());
  useEffect(() => {
    if (!isSubmitting) return;
    typed.current.clear();
    const watching = watch((_values, { name, type }) => {
      if (name && type === 'change') typed.current.add(name);
    });
    return () => watching.unsubscribe();
  }, [isSubmitting, watch]);
  useEffect(() => {
    // Refused, that is part of what meets the newer version, and is decided there.
    if (stale) typed.current.clear();
  }, [stale]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each record, just before the form takes it.
  useEffect(() => {
    const kept = [...typed.current].map((name) => [name, getValues(name)] as const);
    typed.current.clear();
    queueMicrotask(() => {
      for (const [name, value] of kept) setValue(name, value, { shouldDirty: true });
    });
  }, [record]);
  return null;
}
