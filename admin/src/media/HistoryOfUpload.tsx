import HistoryIcon from '@mui/icons-material/History';
import { Button, DialogContent } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { WideDialog } from '../layout/WideDialog.tsx';
import { LoadingBlock } from '../records/LoadingBlock.tsx';

const HistoryList = lazy(async () => ({
  default: (await import('../history/HistoryList.tsx')).HistoryList,
}));

/** Opens what was said of a picture before, with the way back. */
export function HistoryOfUpload({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<HistoryIcon />}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        sx={{ px: 1, color: 'text.secondary' }}
      >
        History
      </Button>
      {isOpen ? (
        <WideDialog title="History of this picture" onClose={() => setOpen(false)}>
          <DialogContent dividers>
            <Suspense fallback={<LoadingBlock height={240} />}>
              <HistoryList resource="uploads" id={id} />
            </Suspense>
          </DialogContent>
        </WideDialog>
      ) : null}
    </>
  );
}
