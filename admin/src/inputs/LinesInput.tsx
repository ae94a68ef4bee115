import AddIcon from '@mui/icons-material/Add';
import { Box, Button, TextField } from '@mui/material';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { get, useFormState } from 'react-hook-form';
import { SortableList } from '../sorting/SortableList.tsx';
import { type ControlProps, useControl } from './control.ts';
import { Fieldset } from './Fieldset.tsx';
import { readPastedLines } from './pasted-lines.ts';
import { useRowKeys } from './use-row-keys.ts';

/** Short texts, one per row. Enter goes on to a new row; a pasted list fills several rows. */
export function LinesInput(props: ControlProps) {
  const { label, source } = props;
  const { field, isWrong, message, messageId } = useControl(props);
  const { errors } = useFormState({ name: source });
  const rows = useRef<HTMLDivElement>(null);
  const lines: string[] = Array.isArray(field.value) && field.value.length > 0 ? field.value : [''];
  const { keys, insert, remove, move } = useRowKeys(lines.length);
  const rowErrors: ({ message?: string } | undefined)[] | undefined = get(errors, source);

  function insertAt(index: number, added: string[], replaced: 0 | 1 = 0) {
    // Drawn at once: who types on quickly types into the new row, not into the one before.
    flushSync(() => {
      if (replaced) remove(index);
      insert(index, added.length);
      field.onChange(lines.toSpliced(index, replaced, ...added));
    });
    const last = index + added.length - 1;
    rows.current?.querySelectorAll('input')[last]?.focus();
  }

  function goOn(event: KeyboardEvent, index: number) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    insertAt(index + 1, ['']);
  }

  function paste(event: ClipboardEvent, index: number) {
    const pasted = readPastedLines(event.clipboardData.getData('text/plain'));
    if (!pasted) return;
    event.preventDefault();
    if (lines[index]?.trim()) insertAt(index + 1, pasted);
    else insertAt(index, pasted, 1);
  }

  return (
    <Fieldset label={label} isWrong={isWrong} message={message} messageId={messageId}>
      <Box ref={rows}>
        <SortableList
          ids={keys}
          layout={{ display: 'grid', gap: 1 }}
          nameOf={(index) => `${label} ${index + 1}`}
          onMove={(from, to) => {
            move(from, to);
            field.onChange(lines.toSpliced(from, 1).toSpliced(to, 0, lines[from] ?? ''));
          }}
          onRemove={(index) => {
            remove(index);
            field.onChange(lines.toSpliced(index, 1));
          }}
          renderItem={(index, controls) => (
            <Box sx={rowStyle}>
              <TextField
                value={lines[index] ?? ''}
                onChange={(event) => field.onChange(lines.with(index, event.target.value))}
                onBlur={field.onBlur}
                onKeyDown={(event) => goOn(event, index)}
                onPaste={(event) => paste(event, index)}
                error={Boolean(rowErrors?.[index]?.message)}
                helperText={rowErrors?.[index]?.message}
                fullWidth
                slotProps={{ htmlInput: { 'aria-label': `${label} ${index + 1}` } }}
              />
              {controls}
            </Box>
          )}
        />
      </Box>
      <Button startIcon={<AddIcon />} onClick={() => insertAt(lines.length, [''])} sx={{ mt: 1 }}>
        Add to {label.toLowerCase()}
      </Button>
    </Fieldset>
  );
}

/** On a phone the buttons stand below the text, which needs the whole width. */
const rowStyle = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  justifyContent: 'flex-end',
  alignItems: 'flex-start',
  gap: { xs: 0, sm: 0.5 },
};
