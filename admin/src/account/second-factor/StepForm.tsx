import { Button, DialogActions, DialogContent } from '@mui/material';
import type { FormEvent, ReactNode } from 'react';
import { Failure } from './wrong-fields.tsx';

type StepFormProps = {
  /** What sends the step, whether it is on its way, and why it failed. */
  change: { isPending: boolean; error: Error | null };
  /** The name of the button that sends. */
  action: string;
  /** Is called for each press; sends the step where all is filled in. */
  onSend: () => void;
  onCancel: () => void;
  /** What is said before the fields, and the fields. */
  intro: ReactNode;
  children: ReactNode;
};

/** A step of a dialog about the second factor: what it asks for, a failure, and the buttons. */
export function StepForm(props: StepFormProps) {
  const { change, action, onSend, onCancel, intro, children } = props;

  function send(event: FormEvent) {
    event.preventDefault();
    if (!change.isPending) onSend();
  }

  return (
    <form onSubmit={send} noValidate>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {intro}
        <Failure of={change} />
        {children}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="contained" disabled={change.isPending}>
          {change.isPending ? 'Checking…' : action}
        </Button>
      </DialogActions>
    </form>
  );
}
