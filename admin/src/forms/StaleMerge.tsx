import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { setSubmissionErrors, useSaveContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { isSame } from '../differences/same.ts';
import { toFormValues } from './field-values.ts';
import { readFields } from './fields-resolver.ts';
import { useFormFields } from './form-fields.ts';
import { type StaleSave, useEditingContext } from './use-editing.ts';

// Few saves meet a newer version: what compares texts is loaded for those alone.
const MergeDialog = lazy(async () => ({
  default: (await import('../merging/MergeDialog.tsx')).MergeDialog,
}));

/**
 * Opens the merge dialog when a save met a newer version, and saves what it decides. If the newer
 * version says nothing else than the form, for example after a restore or where both show a crop
 * of the same picture, it saves without asking. What was typed during the save is merged too; if it
 * is invalid, it must be corrected first.
 */
export function StaleMerge({ resource }: { resource: string }) {
  const editing = useEditingContext();
  const fields = useFormFields();
  const { getValues, handleSubmit, reset, setError, trigger } = useFormContext();
  const { isSubmitting } = useFormState();
  const { save } = useSaveContext();
  const stale = editing?.stale ?? null;
  const isUndisputed = stale !== null && saysTheSame(stale, Object.keys(fields));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each newer version is met once.
  useEffect(() => {
    if (!isUndisputed || isSubmitting) return;
    const mine = readMine();
    if (mine) saveMerged(stale, mine);
    else putRight();
  }, [stale, isUndisputed, isSubmitting]);
  if (!editing || !stale || isUndisputed) return null;
  const { begin, clear } = editing;

  function readMine() {
    return readFields(fields, getValues(), editing?.base ?? {}).data ?? null;
  }

  function putRight() {
    editing?.clear();
    trigger(undefined, { shouldFocus: true });
  }

  function saveMerged(stale: StaleSave, merged: Record<string, unknown>) {
    reset({ ...toFormValues(fields, merged), id: stale.base.id }, { keepDefaultValues: true });
    return handleSubmit(async (values) => {
      const errors = await save?.(values, { meta: { base: stale.theirs } });
      if (errors) setSubmissionErrors(errors, setError);
    }, editing?.clear)();
  }

  return (
    <Suspense fallback={null}>
      <Merging
        key={stale.theirs.version}
        resource={resource}
        fields={fields}
        stale={stale}
        readMine={readMine}
        onWrong={putRight}
        isSaving={isSubmitting}
        onSave={(merged) => saveMerged(stale, merged)}
        onDiscard={() => begin(stale.theirs)}
        onClose={clear}
      />
    </Suspense>
  );
}

type MergingProps = ComponentProps<typeof MergeDialog> & {
  /** What is in the form; null where it is wrong. */
  readMine: () => Record<string, unknown> | null;
  onWrong: () => void;
};

/** The dialog with the form's values as they are when it opens. */
function Merging({ readMine, onWrong, stale, ...props }: MergingProps) {
  const [mine] = useState(readMine);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once.
  useEffect(() => {
    if (!mine) onWrong();
  }, []);
  return mine && <MergeDialog stale={{ ...stale, mine }} {...props} />;
}

function saysTheSame({ base, mine, theirs }: StaleSave, names: string[]): boolean {
  return names.every(
    (name) =>
      isSame(base[name], theirs[name]) ||
      // What was not sent says nothing.
      (mine[name] !== undefined && isSame(mine[name], theirs[name])),
  );
}
