import { Box, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Pagination, type RaRecord, useListContext, useStoreContext } from 'react-admin';
import { readErrorBody } from '../providers/api-error.ts';
import { LoadFailure } from './LoadFailure.tsx';

type RecordsProps<Row extends RaRecord> = {
  /** What they are, as a sentence begins: `Tours`. */
  what: string;
  /** What is said when they cannot be read, where it is not the usual sentence. */
  failureText?: string;
  emptyText: string;
  emptySearchText?: string;
  /** Stands where the records will be, in their shape. */
  loading: ReactNode;
  children: (records: Row[]) => ReactNode;
};

/** The records of the list around: loading, not loaded with a way to try again, none, or a page of them. */
export function Records<Row extends RaRecord>(props: RecordsProps<Row>) {
  const { what, failureText, emptyText, emptySearchText, loading, children } = props;
  const { data, total = 0, perPage, isPending, error, filterValues } = useListContext();
  const retry = useRetry();
  if (isPending && !error) {
    return (
      <Box role="status" aria-label="Loading">
        {loading}
      </Box>
    );
  }
  if (error && !data) {
    return (
      <LoadFailure what={what} onRetry={retry} {...(failureText && { message: failureText })} />
    );
  }
  if (!data || data.length === 0) {
    const search = String(filterValues.q ?? '');
    const notFound = emptySearchText ?? `Nothing found for “${search}”.`;
    return <EmptyList text={search ? notFound : emptyText} />;
  }
  return (
    <>
      {children(data as Row[])}
      {total > perPage ? <Pagination rowsPerPageOptions={[]} /> : null}
    </>
  );
}

/** Reads all that failed again, also what stands beside the list; one whose order or filters the API does not know begins anew. */
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
  return (
    <Box sx={emptyStyle}>
      <Typography color="textSecondary" role="status">
        {text}
      </Typography>
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
