import { useMemo, useRef } from 'react';
import { useSaveContext } from 'react-admin';
import type { DraftMeta } from '../providers/draft-calls.ts';
import { useEditingContext } from './use-editing.ts';

/** The save of the form around this: one at a time, and against the version the form began from. */
export function useOneSave(): ReturnType<typeof useSaveContext> {
  const context = useSaveContext();
  const editing = useEditingContext();
  const base = editing?.base ?? null;
  const draft = editing?.draft?.version;
  const asDraft = editing?.asDraft;
  const isSaving = useRef(false);
  return useMemo(() => {
    const save: typeof context.save = async (values, options) => {
      if (isSaving.current) return undefined;
      isSaving.current = true;
      const saved: DraftMeta = { draft, asDraft: asDraft?.current ?? false };
      const meta = base ? { base, ...saved, ...options?.meta } : options?.meta;
      try {
        return await context.save?.(values, meta && { meta });
      } finally {
        isSaving.current = false;
      }
    };
    return { ...context, save };
  }, [context, base, draft, asDraft]);
}
