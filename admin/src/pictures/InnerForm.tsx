import { Box, type SxProps } from '@mui/material';
import type { ReactNode } from 'react';
import { SaveKey } from '../forms/SaveKey.tsx';

type InnerFormProps = { onSubmit: () => void; sx?: SxProps; children: ReactNode };

/** A form in a dialog that opens over the form of a record, which is not sent with it. */
export function InnerForm({ onSubmit, sx = {}, children }: InnerFormProps) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The form of the record lies around this one, though not in the page.
        event.stopPropagation();
        onSubmit();
      }}
      sx={sx}
    >
      <SaveKey />
      {children}
    </Box>
  );
}
