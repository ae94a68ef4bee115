import GridIcon from '@mui/icons-material/GridViewOutlined';
import ListIcon from '@mui/icons-material/ViewListOutlined';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { View } from './view.ts';

type ViewToggleProps = {
  /** Null while it is a table. */
  view: View | null;
  onChoose: (view: View) => void;
};

/** Shows the gallery as a grid or as a list. */
export function ViewToggle({ view, onChoose }: ViewToggleProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      onChange={(_event, chosen: View | null) => chosen && onChoose(chosen)}
      aria-label="Grid or list"
      sx={{ bgcolor: 'background.field' }}
    >
      <ToggleButton value="grid" aria-label="Grid">
        <GridIcon />
      </ToggleButton>
      <ToggleButton value="list" aria-label="List">
        <ListIcon />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
