import { Box, Button, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { DockPaper, InDock } from '../layout/Dock.tsx';
import { ChooseButtons } from '../records/ChooseButtons.tsx';
import { useSelection } from '../records/selection.tsx';

// It comes when it is asked for.
const EditManyDialog = lazy(async () => ({
  default: (await import('./EditManyDialog.tsx')).EditManyDialog,
}));

/** As many as can be read in one call, and as anybody describes in one go. */
const MOST = 200;

/** Stays at the foot of the library while pictures are chosen, and edits all of them. */
export function MediaSelectionBar() {
  const { isSelecting, chosen, stop } = useSelection();
  const [isEditing, setEditing] = useState(false);
  if (!isSelecting) return null;
  const count = chosen.size;
  return (
    <>
      <InDock>
        <DockPaper label="Selection">
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography role="status" sx={{ fontWeight: 650 }}>
              {`${count.toLocaleString('en-US')} selected`}
            </Typography>
            <Box sx={{ flex: '1 1 auto', display: 'flex', flexWrap: 'wrap' }}>
              <ChooseButtons resource="uploads" isEnabled />
            </Box>
            {count > MOST ? (
              <Typography color="textSecondary" sx={{ fontSize: 14 }}>
                {`At most ${MOST} at once`}
              </Typography>
            ) : null}
            <Button
              variant="contained"
              size="small"
              disabled={count === 0 || count > MOST}
              onClick={() => setEditing(true)}
              aria-haspopup="dialog"
            >
              Edit alt texts and tags
            </Button>
            <Button size="small" onClick={stop}>
              Done
            </Button>
          </Box>
        </DockPaper>
      </InDock>
      {isEditing ? (
        <Suspense fallback={null}>
          <EditManyDialog ids={[...chosen.keys()]} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
