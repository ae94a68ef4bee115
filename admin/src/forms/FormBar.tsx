import { Box } from '@mui/material';
import type { FormFrameProps } from './FormDialog.tsx';
import { SaveButtons } from './SaveButtons.tsx';
import { noteStyle, UnsavedNote } from './UnsavedNote.tsx';

type FormBarProps = Pick<FormFrameProps, 'resource' | 'saveLabel' | 'onClose' | 'actions'>;

/** The buttons of a form: what else it can do, and what ends it; on a phone in a row each. */
export function FormBar({ resource, saveLabel, onClose, actions }: FormBarProps) {
  return (
    <>
      <Box sx={{ ...rowStyle, mr: 'auto' }}>{actions}</Box>
      <Box sx={noteStyle}>
        <UnsavedNote />
      </Box>
      <Box sx={{ ...rowStyle, ml: 'auto' }}>
        <SaveButtons resource={resource} label={saveLabel} onClose={onClose} />
      </Box>
    </>
  );
}

const rowStyle = { display: 'flex', gap: { xs: 0.5, sm: 1 } };
