import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import type { NoteKind } from '../providers/note-calls.ts';

type NoteFormProps = {
  onAdd: (kind: NoteKind, text: string) => Promise<void>;
  /** Whether the record waits for a review. */
  isAsked: boolean;
};

/** Writes a note, asks for a review, or returns what was to be reviewed. */
export function NoteForm({ onAdd, isAsked }: NoteFormProps) {
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const add = async (kind: NoteKind) => {
    if (kind !== 'ask' && text.trim() === '') return setMessage('Write something first');
    setBusy(true);
    try {
      await onAdd(kind, text.trim());
      setText('');
      setMessage('');
    } catch (error) {
      setMessage(error instanceof Error ? error.message : 'It was not saved');
    }
    setBusy(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        label="Note"
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        minRows={2}
        error={message !== ''}
        helperText={message || 'For colleagues only.'}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={isBusy} onClick={() => add('note')}>
          Add note
        </Button>
        {isAsked ? (
          <Button variant="outlined" disabled={isBusy} onClick={() => add('return')}>
            Return with this note
          </Button>
        ) : (
          <Button variant="outlined" disabled={isBusy} onClick={() => add('ask')}>
            Ask for a review
          </Button>
        )}
      </Box>
    </Box>
  );
}
