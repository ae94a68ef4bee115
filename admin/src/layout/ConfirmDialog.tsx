import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useEffect, useId, useRef } from 'react';

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  question: string;
  confirmLabel: string;
  declineLabel?: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onDecline: () => void;
};

/**
 * Asks before something that cannot be undone here. Escape and a press outside decline. It takes
 * one answer: a second press does nothing.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, question, confirmLabel, declineLabel = 'Cancel', isBusy = false } = props;
  const { onConfirm, onDecline } = props;
  const id = useId();
  const isAnswered = useRef(false);
  // What failed may be asked again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when it is a new question.
  useEffect(() => {
    isAnswered.current = false;
  }, [isOpen, isBusy]);
  const answer = (how: () => void) => {
    if (!isOpen || isAnswered.current) return;
    isAnswered.current = true;
    how();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={isBusy ? undefined : () => answer(onDecline)}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-question`}>{question}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={() => answer(onDecline)} disabled={isBusy} autoFocus>
          {declineLabel}
        </Button>
        <Button
          onClick={() => answer(onConfirm)}
          disabled={isBusy}
          variant="contained"
          color={props.isDangerous ? 'error' : 'primary'}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
