import { Box, Skeleton } from '@mui/material';

/** Stands where the entries of a list will be, each with a head and a line below it. */
export function LoadingEntries() {
  return (
    <Box role="status" aria-label="Loading" aria-busy sx={{ display: 'grid', gap: 2 }}>
      {['a', 'b', 'c'].map((key) => (
        <Box key={key}>
          <Skeleton width="45%" height={24} />
          <Skeleton width="80%" />
        </Box>
      ))}
    </Box>
  );
}
