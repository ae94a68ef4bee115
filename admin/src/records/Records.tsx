import { Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Pagination, type RaRecord, useListContext, useStoreContext } from 'react-admin';
import { readErrorBody } from '../providers/api-error.ts';
import { LoadFailure } from './LoadFailure.tsx';
import type { ListTexts } from './list-texts.ts';
import { useListFilters } from './use-list-filters.ts';

type RecordsProps<Row extends RaRecord> = {
  texts: Pick<ListTexts, 'empty' | 'emptySearch' | 'failure'>;
  /** Stands where the records will be, in their shape. */
  loading: ReactNode;
  children: (records: Row[]) => ReactNode;
};

/**
 * The records of the list around: a page of them, or what stands in its place while they load, when
 * they cannot be read, and when there are none.
 */
export function Records<Row extends RaRecord>(props: RecordsProps<Row>) {
  const { texts, loading, children } = props;
  const { data, total = 0, perPage, isPending, error, filterValues } = useListContext();
  const retry = useRetry();
  if (isPending && !error) {
    return (
      <Box role="status" aria-label="Loading" aria-busy>
        {loading}
      </Box>
    );
  }
  if (error && !data) {
    return <LoadFailure message={texts.failure} onRetry={retry} />;
  }
  if (!data || data.length === 0) {
    return <EmptyList text={emptyText(texts, filterValues)} />;
  }
  return (
    <>
      {children(data as Row[])}
      {total > perPage ? <Pagination rowsPerPageOptions={[]} /> : null}
    </>
  );
}

function emptyText(texts: RecordsProps<RaRecord>['texts'], { q, ...filters }: ListFilters): string {
  if (q) return texts.emptySearch ?? `Nothing found for “${q}”.`;
  const isFiltered = Object.keys(filters).length > 0;
  return isFiltered ? 'Nothing matches these filters.' : texts.empty;
}

type ListFilters = Record<string, unknown>;

/**
 * Reads all that failed again, also what stands beside the list. A list whose order or filters the
 * API does not know begins afresh.
 */
function useRetry() {
  const { error, resource, refetch } = useListContext();
  const store = useStoreContext();
  const queryClient = useQueryClient();
  return () => {
    const key = `${resource}.listParams`;
    const isRefused = readErrorBody(error).code === 'BAD_REQUEST';
    if (isRefused && store.getItem(key)) store.removeItem(key);
    else refetch();
    return queryClient.refetchQueries(
      { type: 'active', predicate: ({ state }) => state.status === 'error' },
      { cancelRefetch: false },
    );
  };
}

function EmptyList({ text }: { text: string }) {
  const { filterValues, clearFilters } = useListFilters();
  const { q: _, ...filters } = filterValues;
  return (
    <Box sx={emptyStyle}>
      <Typography color="textSecondary" role="status">
        {text}
      </Typography>
      {Object.keys(filters).length > 0 ? (
        <Button variant="outlined" onClick={clearFilters} sx={{ mt: 2 }}>
          Clear filters
        </Button>
      ) : null}
    </Box>
  );
}

const emptyStyle = {
  px: 3,
  py: 8,
  textAlign: 'center',
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
