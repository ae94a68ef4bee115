import CloseIcon from '@mui/icons-material/Close';
import { Box, Dialog, DialogTitle, IconButton } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useSmallWindow } from './small-window.ts';

type WideDialogProps = {
  title: string;
  onClose: () => void;
  /** Whether a line parts the title from what follows, where that draws none itself. */
  isRuled?: boolean;
  /** How wide it is, where there is room: `md` unless told. */
  maxWidth?: 'md' | 'lg';
  /** Whether it takes the whole screen, however large that is. */
  isFull?: boolean;
  children: ReactNode;
};

/** A modal dialog with much in it; on a phone, or where the window is low, it takes all of that. */
export function WideDialog(props: WideDialogProps) {
  const { title, onClose, isRuled = false, maxWidth = 'md', isFull = false, children } = props;
  const isSmall = useSmallWindow();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isSmall || isFull}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={id}
      slotProps={{ paper: { sx: paperStyle } }}
    >
      <Box sx={{ ...headStyle, ...(isRuled && { borderBottom: 1, borderColor: 'divider' }) }}>
        <DialogTitle id={id} sx={{ flex: 1 }}>
          {title}
        </DialogTitle>
        <IconButton onClick={onClose} aria-label="Close" sx={{ width: 44, height: 44 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      {children}
    </Dialog>
  );
}

const headStyle = { display: 'flex', alignItems: 'center', pr: 1.5 };

/** The fields of a form scroll between a title and buttons that stay in sight. */
const paperStyle = {
  '& form': { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 },
};
