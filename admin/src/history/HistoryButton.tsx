import HistoryIcon from '@mui/icons-material/History';
import { Button } from '@mui/material';
import { Link } from 'react-router';

/** Leads from a form to the history of what it edits, at the address below its own. */
export function HistoryButton({ to }: { to: string }) {
  return (
    <Button component={Link} to={`${to}/history`} startIcon={<HistoryIcon />}>
      History
    </Button>
  );
}
