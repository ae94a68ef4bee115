import { Checkbox, Chip } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { useJobs } from '../jobs/jobs.ts';
import { useSelection } from './selection.tsx';

/** Chooses a record while its list lets records be chosen; says what is being done to it. */
export function SelectBox({ record }: { record: RaRecord }) {
  const { isSelecting, chosen, titleOf, toggle } = useSelection();
  const job = useJobs().running?.job;
  if (!isSelecting) return null;
  if (job?.records.some(([id]) => id === record.id)) {
    return <Chip size="small" color="secondary" label={`${job.doing}…`} />;
  }
  return (
    <Checkbox
      checked={chosen.has(String(record.id))}
      onChange={() => toggle(record)}
      slotProps={{ input: { 'aria-label': `Select ${titleOf(record)}` } }}
      sx={boxStyle}
    />
  );
}

/** It stands on pictures too. */
const boxStyle = {
  p: 0.5,
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'background.paper' },
  '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'warning.main' },
};
