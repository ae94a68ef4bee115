import AddIcon from '@mui/icons-material/Add';
import { Box, Button, TextField } from '@mui/material';
import { type KeyboardEvent, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { type ControlProps, useControl } from './control.ts';
import { Fieldset } from './Fieldset.tsx';
import { RowButtons } from './RowButtons.tsx';

/** Short texts, one a row. Enter goes on to a new row, as in a list on paper. */
export function LinesInput(props: ControlProps) {
  const { label, source } = props;
  const { field, isWrong, message, messageId } = useControl(props);
  const { errors } = useFormState({ name: source });
  const rows = useRef<HTMLDivElement>(null);
  const lines: string[] = Array.isArray(field.value) && field.value.length > 0 ? field.value : [''];
  const rowErrors = errors[source] as unknown as ({ message?: string } | undefined)[] | undefined;

  function insertAfter(index: number) {
    field.onChange(lines.toSpliced(index + 1, 0, ''));
    requestAnimationFrame(() => rows.current?.querySelectorAll('input')[index + 1]?.focus());
  }

  function goOn(event: KeyboardEvent, index: number) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    insertAfter(index);
  }

  return (
    <Fieldset label={label} isWrong={isWrong} message={message} messageId={messageId}>
      <Box ref={rows} sx={{ display: 'grid', gap: 1 }}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place.
          <Box key={index} sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start' }}>
            <TextField
              value={line ?? ''}
              onChange={(event) => field.onChange(lines.with(index, event.target.value))}
              onBlur={field.onBlur}
              onKeyDown={(event) => goOn(event, index)}
              error={Boolean(rowErrors?.[index]?.message)}
              helperText={rowErrors?.[index]?.message}
              fullWidth
              slotProps={{ htmlInput: { 'aria-label': `${label} ${index + 1}` } }}
            />
            <RowButtons
              name={`${label} ${index + 1}`}
              index={index}
              count={lines.length}
              onMove={(to) => field.onChange(lines.toSpliced(index, 1).toSpliced(to, 0, line))}
              onRemove={() => field.onChange(lines.toSpliced(index, 1))}
            />
          </Box>
        ))}
      </Box>
      <Button startIcon={<AddIcon />} onClick={() => insertAfter(lines.length - 1)} sx={{ mt: 1 }}>
        Add to {label.toLowerCase()}
      </Button>
    </Fieldset>
  );
}
