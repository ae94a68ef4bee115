import { Alert, Button } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { formatMoment } from '../layout/format-moment.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { knownResource } from '../providers/known-resource.ts';
import { countOf } from '../records/count-of.ts';

const { words } = knownResource('uploads');
const REMOVED = { singular: 'unused picture was', plural: 'unused pictures were' };

/** Brings back what was removed as unused, as long as the files are kept. */
export function RemovedNotice() {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { data } = useQuery({
    queryKey: ['uploads', 'removed'],
    queryFn: () => dataProvider.getRemovedUploads(),
    staleTime: 0,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.restoreRemovedUploads(),
    onSuccess: (count) => notify(`${countOf(count, words)} brought back`, { type: 'success' }),
    onError: ({ message }) => notify(`Failed to bring back: ${message}`, { type: 'error' }),
    onSettled: refresh,
  });
  if (!data || data.count === 0) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" disabled={isPending} onClick={() => mutate()}>
          {isPending ? 'Bringing back…' : 'Bring back'}
        </Button>
      }
    >
      {`${countOf(data.count, REMOVED)} removed. They can be brought back until `}
      {`${formatMoment(data.until)}.`}
    </Alert>
  );
}
