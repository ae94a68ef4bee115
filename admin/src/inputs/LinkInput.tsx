import { Box, TextField } from '@mui/material';
import { type ControlProps, useControl } from './control.ts';
import { DocumentButton } from './DocumentButton.tsx';

/** An address that a page links to: typed, or that of a PDF which is uploaded here. */
export function LinkInput(props: ControlProps) {
  const { field, textField } = useControl(props);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', alignContent: 'start' }}>
      <TextField
        {...textField}
        value={field.value ?? ''}
        onChange={field.onChange}
        slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off' } }}
      />
      <DocumentButton label={props.label} onDone={field.onChange} />
    </Box>
  );
}
