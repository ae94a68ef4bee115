import { Alert, AlertTitle } from '@mui/material';
import { usePublication } from '../providers/use-publication.ts';

/** Says on every screen that nothing can be saved, for as long as the server's disk is full. */
export function DiskFullBanner() {
  const { publication } = usePublication();
  if (!publication?.isDiskFull) return null;
  return (
    <Alert severity="error" variant="filled" sx={{ borderRadius: 0, px: { xs: 2, sm: 3, lg: 4 } }}>
      <AlertTitle>The disk is full</AlertTitle>
      Nothing can be saved, uploaded or published until there is space on the server again. Please
      tell whoever looks after it. What visitors see stays as it is.
    </Alert>
  );
}
