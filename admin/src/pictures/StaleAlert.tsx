import { Alert, Box, Button } from '@mui/material';
import type { Upload } from '../providers/media-calls.ts';
import { focusText } from './focus.ts';

type StaleAlertProps = { theirs: Upload; keepMine: () => void; takeTheirs: () => void };

/** Shows the version that someone else saved, and asks which one to keep. */
export function StaleAlert({ theirs, keepMine, takeTheirs }: StaleAlertProps) {
  return (
    <Alert severity="warning">
      Someone else changed this picture after you opened it. Your changes are not saved. Theirs:{' '}
      {theirs.alt ? `“${theirs.alt}”` : 'no text'}, focal point {focusText(theirs.focus)}
      {otherTexts(theirs)}.
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

function otherTexts({ title, caption, tags }: Upload): string {
  const said = { title, caption, tags: tags.join(', ') };
  return Object.entries(said)
    .map(([name, text]) => (text ? `, ${name} “${text}”` : ''))
    .join('');
}
