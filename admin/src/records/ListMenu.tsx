import MoreIcon from '@mui/icons-material/MoreHoriz';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useSelection } from './selection.tsx';

/** What a list offers beside its main button. */
export function ListMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { isSelecting, start, stop } = useSelection();
  const close = () => setAnchor(null);
  const then = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        More
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={then(isSelecting ? stop : start)}>
          {isSelecting ? 'Stop selecting' : 'Select several'}
        </MenuItem>
      </Menu>
    </>
  );
}
