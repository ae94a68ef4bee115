import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { type RaRecord, useCreate, useNotify } from 'react-admin';
import { makeKey } from '../make-key.ts';

type SaveDayDialogProps = {
  /** The day, by the fields of a block. */
  values: Record<string, unknown>;
  onClose: () => void;
};

/** Asks what a saved day is to be called, and saves it. */
export function SaveDayDialog({ values, onClose }: SaveDayDialogProps) {
  const [name, setName] = useState(String(values.title));
  // A second try makes no second block.
  const [key] = useState(makeKey);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [create, { isPending, error }] = useCreate<RaRecord, Error>();
  const id = useId();
  const isBlocked = isPending || name.trim() === '';

  function save() {
    const data = { ...values, name: name.trim() };
    const onSuccess = () => {
      queryClient.invalidateQueries({ queryKey: ['blocks'] });
      notify(`“${data.name}” is a day block now.`, { type: 'success' });
      onClose();
    };
    const params = { data, meta: { idempotencyKey: async () => key } };
    create('blocks', params, { onSuccess, onError: () => undefined });
  }

  function saveOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isBlocked) return;
    event.preventDefault();
    save();
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>Save this day as a block</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <TextField
          label="Name"
          helperText="By which it is found."
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={saveOnEnter}
          slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
          autoFocus
          fullWidth
          sx={{ mt: 1 }}
        />
        {error ? <Alert severity="error">{error.message}</Alert> : null}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" onClick={save} disabled={isBlocked}>
          {isPending ? 'Saving…' : 'Save block'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
