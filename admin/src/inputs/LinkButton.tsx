import LinkIcon from '@mui/icons-material/Link';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import type { useTiptapEditor } from 'ra-input-rich-text';
import { useId, useState } from 'react';
import { ToolButton } from './ToolButton.tsx';

type Editor = NonNullable<ReturnType<typeof useTiptapEditor>>;

/** Links the chosen text to an address; an empty address takes the link away. */
export function LinkButton({ editor }: { editor: Editor }) {
  const [address, setAddress] = useState<string | null>(null);
  const id = useId();
  const isLink = editor.isActive('link');

  function apply() {
    const chain = editor.chain().focus().extendMarkRange('link');
    (address?.trim() ? chain.setLink({ href: address.trim() }) : chain.unsetLink()).run();
    setAddress(null);
  }

  return (
    <>
      <ToolButton
        label="Link"
        icon={LinkIcon}
        isOn={isLink}
        onPress={() => setAddress(String(editor.getAttributes('link').href ?? ''))}
      />
      <Dialog
        open={address !== null}
        onClose={() => setAddress(null)}
        disableRestoreFocus
        fullWidth
        maxWidth="xs"
        aria-labelledby={id}
      >
        <DialogTitle id={id}>Link</DialogTitle>
        <DialogContent>
          <TextField
            label="Address"
            type="url"
            placeholder="https://…"
            value={address ?? ''}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={(event) => {
              // The dialog lies inside the form, which Enter must not send.
              if (event.key !== 'Enter') return;
              event.preventDefault();
              apply();
            }}
            autoFocus
            fullWidth
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAddress(null)}>Cancel</Button>
          <Button variant="contained" onClick={apply}>
            {isLink && !address?.trim() ? 'Remove link' : 'Set link'}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
