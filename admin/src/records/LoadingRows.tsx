import { Skeleton, Stack } from '@mui/material';

/** Stands where the rows of a table will be. */
export function LoadingRows() {
  return (
    <Stack sx={{ gap: 1 }}>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} variant="rounded" height={56} />
      ))}
    </Stack>
  );
}
