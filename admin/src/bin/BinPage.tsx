import { Alert, Box, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { PageHeader } from '../layout/PageHeader.tsx';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { LoadingBlock } from '../records/LoadingBlock.tsx';
import { DeletedRecord } from './DeletedRecord.tsx';

/** What was deleted, the last first, each with the way to bring it back. */
export function BinPage() {
  return (
    <>
      <PageHeader title="Bin" lead="What was deleted can be brought back from here." />
      <Deletions />
    </>
  );
}

function Deletions() {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['bin'],
    queryFn: () => dataProvider.getBin(),
    // Somebody may have deleted something on the screen before.
    staleTime: 0,
  });
  if (!data && error) return <LoadFailure what="The bin" onRetry={refetch} />;
  if (!data) return <LoadingBlock height={240} />;
  if (data.length === 0) return <Alert severity="info">The bin is empty.</Alert>;
  return (
    <>
      <Card component="section" aria-label="Deleted records">
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((deletion) => (
            <DeletedRecord key={`${deletion.resource} ${deletion.recordId}`} deletion={deletion} />
          ))}
        </Box>
      </Card>
      <Typography color="textSecondary" sx={{ mt: 2, fontSize: 14 }}>
        The last 200 are shown. Users and subscribers are not kept.
      </Typography>
    </>
  );
}
