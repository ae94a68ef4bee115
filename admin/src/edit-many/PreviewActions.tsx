import { Button, DialogActions } from '@mui/material';

/** The buttons below the form of an edit. */
export function PreviewActions({ onClose }: { onClose: () => void }) {
  return (
    <DialogActions sx={{ px: 3, py: 2 }}>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" variant="contained">
        Preview
      </Button>
    </DialogActions>
  );
}
