import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { Editor } from './editor.ts';

type EditorDialogProps = {
  editor: Editor;
  title: string;
  applyLabel: string;
  isBlocked?: boolean;
  onApply: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks for what a control of the editor needs to know. Enter in a line applies it. */
export function EditorDialog(props: EditorDialogProps) {
  const { editor, title, applyLabel, isBlocked = false, onApply, onClose, children } = props;
  const id = useId();

  function cancel() {
    onClose();
    editor.commands.focus();
  }

  function applyOnEnter(event: KeyboardEvent) {
    const isLine = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    // An Enter that chooses from a list has been answered already.
    const isAnswered = event.isDefaultPrevented() || event.nativeEvent.isComposing;
    if (event.key !== 'Enter' || !isLine || isAnswered) return;
    // The dialog lies inside the form, which Enter must not send.
    event.preventDefault();
    if (!isBlocked) onApply();
  }

  return (
    <Dialog
      open
      onClose={cancel}
      // The focus goes back into the text, and not to the button.
      disableRestoreFocus
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      onKeyDown={applyOnEnter}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <div style={contentStyle}>{children}</div>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={cancel}>Cancel</Button>
        <Button variant="contained" onClick={onApply} disabled={isBlocked}>
          {applyLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const contentStyle = { display: 'grid', gap: 16, paddingTop: 8 };
