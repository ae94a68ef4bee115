import HistoryIcon from '@mui/icons-material/History';
import { Link } from 'react-router';
import { QuietButton } from '../forms/QuietButton.tsx';

/** Leads from a form to the history of what it edits, at the address below its own. */
export function HistoryButton({ to }: { to: string }) {
  return (
    <QuietButton
      label="History"
      component={Link}
      to={`${to}/history`}
      startIcon={<HistoryIcon />}
    />
  );
}
