import { Checkbox } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { useSelection } from './selection.tsx';

/** Chooses a record while its list lets records be chosen. */
export function SelectBox({ record }: { record: RaRecord }) {
  const { isSelecting, chosen, titleOf, toggle } = useSelection();
  if (!isSelecting) return null;
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
