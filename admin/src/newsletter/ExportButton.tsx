import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import { saveFile } from '../layout/save-file.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { type Status, statusOf } from './status-filter.ts';

const LABELS: Record<Status, string> = {
  all: 'Export all (CSV)',
  active: 'Export active (CSV)',
  inactive: 'Export inactive (CSV)',
};

/** Downloads the subscribers of the chosen status as a file, whatever the search shows. */
export function ExportButton() {
  const { filterValues } = useListContext();
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  const status = statusOf(filterValues);
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.exportNewsletter(status),
    onSuccess: ({ fileName, text }) =>
      saveFile(fileName, new Blob([text], { type: 'text/csv;charset=utf-8' })),
    onError: ({ message }) => notify(`Failed to export subscribers: ${message}`, { type: 'error' }),
  });
  return (
    <Button
      variant="contained"
      startIcon={<DownloadIcon />}
      onClick={() => mutate()}
      disabled={isPending}
    >
      {isPending ? 'Exporting…' : LABELS[status]}
    </Button>
  );
}
