import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId } from 'react';

const KEYS = [
  { keys: 'Ctrl S or ⌘ S', does: 'Save the open form' },
  { keys: 'Ctrl Z or ⌘ Z', does: 'Undo a delete while its message shows' },
  { keys: 'Ctrl K or ⌘ K', does: 'Search everything' },
  { keys: '/', does: 'Search the list on the screen, or else everything' },
  { keys: 'Esc', does: 'Close a form or a dialog' },
  { keys: '?', does: 'Show these keys' },
];

/** The keys of the back office, for who does not want to reach for the mouse. */
export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>Keys</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={listStyle}>
          {KEYS.map(({ keys, does }) => (
            <Box key={keys} sx={{ display: 'contents' }}>
              <Typography component="dt" sx={{ fontWeight: 650 }}>
                {keys}
              </Typography>
              <Typography component="dd" sx={{ m: 0 }}>
                {does}
              </Typography>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 3,
  rowGap: 1,
  m: 0,
};
