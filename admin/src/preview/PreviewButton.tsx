import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import { useMutation } from '@tanstack/react-query';
import { setSubmissionErrors, useDataProvider, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFormFields } from '../forms/form-fields.ts';
import { QuietButton } from '../forms/QuietButton.tsx';
import { readErrorBody } from '../providers/api-error.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';

/** Opens the page of what is in the form, as it would be if it was saved, in a tab of its own. */
export function PreviewButton({ resource }: { resource: string }) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  const fields = useFormFields();
  const { getValues, setError, trigger } = useFormContext();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (record: Record<string, unknown>) => dataProvider.preview(resource, record),
  });

  async function open() {
    // Opened within the press, since browsers stop what opens later; it is left empty until then.
    const tab = window.open('', '_blank');
    try {
      if (!(await trigger(undefined, { shouldFocus: true }))) return tab?.close();
      const names = ['id', ...Object.keys(fields)];
      const values = getValues();
      const path = await mutateAsync(Object.fromEntries(names.map((name) => [name, values[name]])));
      if (!tab) return notify('The browser did not allow a new tab', { type: 'warning' });
      tab.opener = null;
      tab.location.replace(path);
    } catch (error) {
      tab?.close();
      setSubmissionErrors(readErrorBody(error).errors, setError);
      notify(`No preview: ${error instanceof Error ? error.message : 'it failed'}`, {
        type: 'error',
      });
    }
  }

  return (
    <QuietButton label="Preview" startIcon={<PreviewIcon />} onClick={open} disabled={isPending} />
  );
}
