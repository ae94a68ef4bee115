import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { Box, CircularProgress, Dialog, DialogTitle, IconButton } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { visuallyHidden } from '../layout/visually-hidden.ts';
import { useSearchShortcut } from './use-search-shortcut.ts';

const SearchBox = lazy(async () => ({ default: (await import('./SearchBox.tsx')).SearchBox }));

/** The search where the bar has no room for it: it opens across the screen. */
export function PhoneSearch() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const close = () => setOpen(false);
  useSearchShortcut(() => setOpen(true));
  return (
    <>
      <IconButton
        onClick={() => setOpen(true)}
        aria-label="Search"
        aria-haspopup="dialog"
        color="primary"
        sx={{ width: 44, height: 44 }}
      >
        <SearchIcon />
      </IconButton>
      <Dialog open={isOpen} onClose={close} fullScreen>
        <DialogTitle sx={visuallyHidden}>Search</DialogTitle>
        <Box component="search" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, p: 1 }}>
          <Suspense fallback={<CircularProgress aria-label="Loading" />}>
            <SearchBox
              text={text}
              onType={setText}
              onOpenRecord={close}
              autoFocus
              placeholder="Search everything"
            />
          </Suspense>
          <IconButton onClick={close} aria-label="Close" sx={{ width: 44, height: 44 }}>
            <CloseIcon />
          </IconButton>
        </Box>
      </Dialog>
    </>
  );
}
