import { useMemo, useRef } from 'react';
import { useSaveContext } from 'react-admin';
import { useEditingContext } from './use-editing.ts';

/** The save of the form around this: one at a time, and against the version the form began from. */
export function useOneSave(): ReturnType<typeof useSaveContext> {
  const context = useSaveContext();
  const base = useEditingContext()?.base ?? null;
  const isSaving = useRef(false);
  return useMemo(() => {
    const save: typeof context.save = async (values, options) => {
      if (isSaving.current) return undefined;
      isSaving.current = true;
      const meta = options?.meta ?? (base ? { base } : undefined);
      try {
        return await context.save?.(values, meta && { meta });
      } finally {
        isSaving.current = false;
      }
    };
    return { ...context, save };
  }, [context, base]);
}
