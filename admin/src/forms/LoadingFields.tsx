import { Box, Skeleton } from '@mui/material';
import { wideStyle } from './FieldGroup.tsx';

/** Stands where the fields of a form will be while they are read. */
export function LoadingFields({ count }: { count: number }) {
  return (
    <Box role="status" aria-label="Loading" aria-busy sx={wideStyle}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <Skeleton key={place} variant="rounded" height={40} />
      ))}
      <Skeleton variant="rounded" height={220} className="wide" />
    </Box>
  );
}
