import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import { useState } from 'react';
import { setSubmissionErrors } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFormFields } from '../forms/form-fields.ts';
import { QuietButton } from '../forms/QuietButton.tsx';
import { readErrorBody } from '../providers/api-error.ts';
import { useOpenPreview } from './use-open-preview.ts';

/** Opens the page of what is in the form around. */
export function PreviewButton({ resource }: { resource: string }) {
  const [isPending, setPending] = useState(false);
  const openPreview = useOpenPreview(resource);
  const fields = useFormFields();
  const { getValues, setError, trigger } = useFormContext();

  async function readForm() {
    if (!(await trigger(undefined, { shouldFocus: true }))) return null;
    const values = getValues();
    return Object.fromEntries(['id', ...Object.keys(fields)].map((name) => [name, values[name]]));
  }

  async function open() {
    setPending(true);
    const error = await openPreview(readForm);
    setPending(false);
    if (error) setSubmissionErrors(readErrorBody(error).errors, setError);
  }

  return (
    <QuietButton label="Preview" startIcon={<PreviewIcon />} onClick={open} disabled={isPending} />
  );
}
