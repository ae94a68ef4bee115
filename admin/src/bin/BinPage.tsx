import { Alert, Box, Card, Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { PageHeader } from '../layout/PageHeader.tsx';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { LoadingBlock } from '../records/LoadingBlock.tsx';
import { MoreButton } from '../records/MoreButton.tsx';
import { usePages } from '../records/use-pages.ts';
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
  const { items, error, refetch, more } = usePages(['bin'], dataProvider.getBin);
  if (!items && error) return <LoadFailure what="The bin" onRetry={refetch} />;
  if (!items) return <LoadingBlock height={240} />;
  if (items.length === 0) return <Alert severity="info">The bin is empty.</Alert>;
  return (
    <>
      <Card component="section" aria-label="Deleted records">
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {items.map((deletion) => (
            <DeletedRecord key={`${deletion.resource} ${deletion.recordId}`} deletion={deletion} />
          ))}
        </Box>
      </Card>
      <MoreButton more={more}>Show older deletions</MoreButton>
      <Typography color="textSecondary" sx={{ mt: 2, fontSize: 14 }}>
        Users and subscribers are not kept.
      </Typography>
    </>
  );
}
