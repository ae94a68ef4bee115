import { Alert, AlertTitle } from '@mui/material';

/** The words of the banner, which are loaded when they are needed. */
export function DiskFull() {
  return (
    <Alert severity="error" variant="filled" sx={{ borderRadius: 0, px: { xs: 2, sm: 3, lg: 4 } }}>
      <AlertTitle>The disk is full</AlertTitle>
      Nothing can be saved, uploaded or published until there is space on the server again. Please
      tell whoever looks after it. What visitors see stays as it is.
    </Alert>
  );
}
