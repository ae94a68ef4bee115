import { Skeleton } from '@mui/material';

/** Holds the place of something that is on its way, and says so. */
export function LoadingBlock({ height }: { height: number }) {
  return (
    <Skeleton variant="rounded" height={height} role="status" aria-label="Loading" aria-busy />
  );
}
