import { Button, Typography } from '@mui/material';
import { Link } from 'react-router';
import { PageHeader } from './PageHeader.tsx';

/** For an address that no screen has. */
export function NotFound() {
  return (
    <>
      <PageHeader title="Page not found" />
      <Typography sx={{ mb: 3 }}>There is no screen at this address.</Typography>
      <Button component={Link} to="/" variant="contained">
        Go to the dashboard
      </Button>
    </>
  );
}
