import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useId } from 'react';

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
 * Asks before something that cannot be taken back here. Escape and a press beside it decline. Once answered, it
 * takes no second press while it goes.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, question, confirmLabel, declineLabel = 'Cancel', isBusy = false } = props;
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={isBusy ? undefined : props.onDecline}
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
        <Button onClick={isOpen ? props.onDecline : undefined} disabled={isBusy} autoFocus>
          {declineLabel}
        </Button>
        <Button
          onClick={isOpen ? props.onConfirm : undefined}
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
