import { Button, Typography } from '@mui/material';
import { PageHeader } from './PageHeader.tsx';

/** Stands in place of a screen that broke; what was saved is safe. */
export function ScreenError({ error }: { error: Error }) {
  return (
    <>
      <PageHeader title="Something went wrong" />
      <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>{error.message}</Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        Load the page again
      </Button>
    </>
  );
}
