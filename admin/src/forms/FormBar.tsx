import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { SaveButtons } from './SaveButtons.tsx';
import { noteStyle, UnsavedNote } from './UnsavedNote.tsx';

export type FormBarProps = {
  resource: string;
  saveLabel: string;
  onClose: () => void;
  /** Further buttons, before those that save and cancel. */
  actions?: ReactNode;
};

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
