import { pick } from '@karibu/graph/contract';
import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import { useEffect, useRef, useState } from 'react';
import { setSubmissionErrors } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFormFields } from '../forms/form-fields.ts';
import { QuietButton } from '../forms/QuietButton.tsx';
import { showFirstMistake } from '../forms/show-first-mistake.ts';
import { readErrorBody } from '../providers/api-error.ts';
import { useOpenPreview } from './use-open-preview.ts';

/** Opens the page of what is in the form around. */
export function PreviewButton({ resource }: { resource: string }) {
  const [isPending, setPending] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (refusals > 0) showFirstMistake(button.current?.form);
  }, [refusals]);
  const openPreview = useOpenPreview(resource);
  const fields = useFormFields();
  const { getValues, setError, trigger } = useFormContext();

  async function readForm() {
    if (!(await trigger(undefined, { shouldFocus: true }))) {
      setRefusals((count) => count + 1);
      return null;
    }
    const values = getValues();
    return pick(values, ['id', ...Object.keys(fields)]);
  }

  async function open() {
    setPending(true);
    const error = await openPreview(readForm);
    setPending(false);
    if (!error) return;
    setSubmissionErrors(readErrorBody(error).errors, setError);
    setRefusals((count) => count + 1);
  }

  return (
    <QuietButton
      ref={button}
      label="Preview"
      startIcon={<PreviewIcon />}
      onClick={open}
      disabled={isPending}
    />
  );
}
