import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { readErrorBody } from '../providers/api-error.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { useRestore } from '../records/use-restore.ts';
import { HistoryEntry } from './HistoryEntry.tsx';
import { kindOf } from './record-kinds.ts';

const PAGE = 10;

/** The changes of a record, newest first, and the way back to each of its versions. */
export function HistoryList({ resource, id }: { resource: string; id: string }) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const { item, fields } = kindOf(resource);
  const restore = useRestore();
  const [shown, setShown] = useState(PAGE);
  const { data, error, refetch } = useQuery({
    queryKey: [resource, 'history', id],
    queryFn: () => dataProvider.getHistory(resource, id),
  });
  if (!data && readErrorBody(error).code === 'NOT_FOUND') {
    return <Alert severity="info">There is no such {item}.</Alert>;
  }
  if (!data && error) return <LoadFailure what="The history" onRetry={refetch} />;
  if (!data) return <CircularProgress aria-label="Loading" />;
  if (data.length === 0) {
    return <Typography color="textSecondary">Nothing has been changed yet.</Typography>;
  }
  return (
    <>
      <Box component="ol" aria-label="Changes" sx={listStyle}>
        {data.slice(0, shown).map((change, index) => (
          <HistoryEntry
            key={change.id}
            change={change}
            item={item}
            fields={fields}
            isCurrent={index === 0}
            isBusy={restore.isPending}
            onRestore={() => {
              const newestSeen = data[0]?.id;
              restore.mutate({ resource, item, id, version: change.version, newestSeen });
            }}
          />
        ))}
      </Box>
      {data.length > shown ? (
        <Button onClick={() => setShown(shown + PAGE)} sx={{ mt: 2 }}>
          Show earlier changes
        </Button>
      ) : null}
    </>
  );
}

const listStyle = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 };
