import { lazy, Suspense, useEffect } from 'react';
import { setSubmissionErrors, useSaveContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { isSame } from '../differences/same.ts';
import { toFormValues } from './field-values.ts';
import { useFormFields } from './form-fields.ts';
import { type StaleSave, useEditingContext } from './use-editing.ts';

// Few saves meet a newer version: what compares texts is loaded for those alone.
const MergeDialog = lazy(async () => ({
  default: (await import('../merging/MergeDialog.tsx')).MergeDialog,
}));

/**
 * The dialog about a newer version, while a save met one. What it decides goes into the form and is saved.
 * Over a version that says the same, as one that came back from the bin, it is saved without a question.
 */
export function StaleMerge({ item }: { item: string }) {
  const editing = useEditingContext();
  const fields = useFormFields();
  const { handleSubmit, reset, setError } = useFormContext();
  const { isSubmitting } = useFormState();
  const { save } = useSaveContext();
  const stale = editing?.stale ?? null;
  const isUndisputed = stale !== null && saysTheSame(stale, Object.keys(fields));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each newer version is met once.
  useEffect(() => {
    if (isUndisputed && !isSubmitting) saveMerged(stale, stale.mine);
  }, [stale, isUndisputed, isSubmitting]);
  if (!editing || !stale || isUndisputed) return null;
  const { begin, clear } = editing;

  function saveMerged(stale: StaleSave, merged: Record<string, unknown>) {
    reset({ ...toFormValues(fields, merged), id: stale.base.id }, { keepDefaultValues: true });
    return handleSubmit(async (values) => {
      const errors = await save?.(values, { meta: { base: stale.theirs } });
      if (errors) setSubmissionErrors(errors, setError);
    }, editing?.clear)();
  }

  return (
    <Suspense fallback={null}>
      <MergeDialog
        key={stale.theirs.version}
        item={item}
        fields={fields}
        stale={stale}
        isSaving={isSubmitting}
        onSave={(merged) => saveMerged(stale, merged)}
        onDiscard={() => begin(stale.theirs)}
        onClose={clear}
      />
    </Suspense>
  );
}

function saysTheSame({ base, theirs }: StaleSave, names: string[]): boolean {
  return names.every((name) => isSame(base[name], theirs[name]));
}
