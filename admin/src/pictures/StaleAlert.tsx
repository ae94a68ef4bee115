import { Alert, Box, Button } from '@mui/material';
import { focusText } from './focus.ts';
import type { Framing } from './use-framing.ts';

type StaleAlertProps = { theirs: Framing; keepMine: () => void; takeTheirs: () => void };

/** Shows the version that someone else saved, and asks which one to keep. */
export function StaleAlert({ theirs, keepMine, takeTheirs }: StaleAlertProps) {
  return (
    <Alert severity="warning">
      Someone else changed this picture after you opened it. Your changes are not saved. Theirs:{' '}
      {theirs.alt ? `“${theirs.alt}”` : 'no text'}, focal point {focusText(theirs.focus)}.
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button color="inherit" variant="outlined" size="small" onClick={keepMine}>
          Keep mine
        </Button>
        <Button color="inherit" size="small" onClick={takeTheirs}>
          Take theirs
        </Button>
      </Box>
    </Alert>
  );
}
