import { type Theme, useMediaQuery } from '@mui/material';
import { Notification } from 'react-admin';
import { isInDock } from './Dock.tsx';

/**
 * Short messages that close after five seconds: below the bar, between a screen's heading and its
 * content.
 */
export function Toasts() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Notification
      anchorOrigin={{ vertical: isPhone ? 'bottom' : 'top', horizontal: 'center' }}
      autoHideDuration={5000}
      multiLine
      slotProps={{ clickAwayListener: { onClickAway: stayForWork } }}
      sx={isPhone ? phoneStyle : { '&&': { top: 76 } }}
    />
  );
}

/**
 * A press elsewhere closes them, except in the dock and in the next cell of a table: what was just
 * done there can be undone.
 */
function stayForWork(event: Event & { defaultMuiPrevented?: boolean }) {
  event.defaultMuiPrevented = isInDock(event) || isInCell(event);
}

function isInCell({ target }: Event): boolean {
  return target instanceof HTMLInputElement && target.dataset.cell !== undefined;
}

const phoneStyle = {
  '&&': { bottom: 'max(76px, calc(var(--dock-height, 0px) + 12px))' },
  // What lies above the screen hides the dock.
  'body:has([aria-modal="true"]) &&': { bottom: 76 },
};
