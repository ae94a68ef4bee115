import { lazy, Suspense } from 'react';
import { setSubmissionErrors, useSaveContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { toFormValues } from './field-values.ts';
import { useFormFields } from './form-fields.ts';
import { useEditingContext } from './use-editing.ts';

// Few saves meet a newer version: what compares texts is loaded for those alone.
const MergeDialog = lazy(async () => ({
  default: (await import('../merging/MergeDialog.tsx')).MergeDialog,
}));

/** The dialog about a newer version, while a save met one. What it decides goes into the form and is saved. */
export function StaleMerge({ item }: { item: string }) {
  const editing = useEditingContext();
  const fields = useFormFields();
  const { handleSubmit, reset, setError } = useFormContext();
  const { isSubmitting } = useFormState();
  const { save } = useSaveContext();
  if (!editing?.stale) return null;
  const { stale, begin, clear } = editing;

  function saveMerged(merged: Record<string, unknown>) {
    reset({ ...toFormValues(fields, merged), id: stale.base.id }, { keepDefaultValues: true });
    return handleSubmit(async (values) => {
      const errors = await save?.(values, { meta: { base: stale.theirs } });
      if (errors) setSubmissionErrors(errors, setError);
    }, clear)();
  }

  return (
    <Suspense fallback={null}>
      <MergeDialog
        key={stale.theirs.version}
        item={item}
        fields={fields}
        stale={stale}
        isSaving={isSubmitting}
        onSave={saveMerged}
        onDiscard={() => begin(stale.theirs)}
        onClose={clear}
      />
    </Suspense>
  );
}
