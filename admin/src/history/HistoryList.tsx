import { Alert, Box, Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { readErrorBody } from '../providers/api-error.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { fieldsOf } from '../providers/fields-of.ts';
import { singularOf } from '../providers/known-resource.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { LoadingEntries } from '../records/LoadingEntries.tsx';
import { MoreButton } from '../records/MoreButton.tsx';
import { usePages } from '../records/use-pages.ts';
import { useRestore } from '../records/use-restore.ts';
import { HistoryEntry, isOfDraft } from './HistoryEntry.tsx';

/** The changes of a record, newest first, and the way back to each of its versions. */
export function HistoryList({ resource, id }: { resource: string; id: string }) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const item = singularOf(resource);
  const fields = fieldsOf(resource);
  const { restore, isPending } = useRestore();
  const { items, error, refetch, more } = usePages([resource, 'history', id], (page) =>
    dataProvider.getHistory(resource, id, page),
  );
  if (!items && readErrorBody(error).code === 'NOT_FOUND') {
    return <Alert severity="info">There is no such {item}.</Alert>;
  }
  if (!items && error) return <LoadFailure what="The history" onRetry={refetch} />;
  if (!items) return <LoadingEntries />;
  if (items.length === 0) {
    return <Typography color="textSecondary">Nothing has been changed yet.</Typography>;
  }
  const current = items.findIndex((change) => !isOfDraft(change));
  return (
    <>
      <Box component="ol" aria-label="Changes" sx={listStyle}>
        {items.map((change, index) => (
          <HistoryEntry
            key={change.id}
            change={change}
            item={item}
            fields={fields}
            isCurrent={index === current}
            isBusy={isPending}
            onRestore={() => {
              const newestSeen = items[0]?.id;
              restore({ resource, id, version: change, newestSeen });
            }}
          />
        ))}
      </Box>
      <MoreButton more={more}>Show older changes</MoreButton>
    </>
  );
}

const listStyle = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 };
