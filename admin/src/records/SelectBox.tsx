import { Checkbox } from '@mui/material';
import { useSelection } from './selection.tsx';

/** Chooses a record while its list lets records be chosen. */
export function SelectBox({ id, title }: { id: string; title: string }) {
  const { isSelecting, chosen, toggle } = useSelection();
  if (!isSelecting) return null;
  return (
    <Checkbox
      checked={chosen.has(id)}
      onChange={() => toggle(id, title)}
      slotProps={{ input: { 'aria-label': `Select ${title}` } }}
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
