import type { Place } from '@karibu/graph/contract';
import { Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { WideDialog } from '../layout/WideDialog.tsx';
import { InnerForm } from '../pictures/InnerForm.tsx';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { isSamePoint, type KnownPlace } from './known-places.ts';
import { PlaceMap } from './PlaceMap.tsx';
import { sayPlace } from './say-place.ts';
import { useKnownPlaces } from './use-known-places.ts';

type PlaceDialogProps = {
  known: KnownPlace[];
  point: Place | null;
  /** What the map shows at first, where there is no point. */
  around: Place[];
  onUse: (point: Place | null) => void;
  onClose: () => void;
};

/** Chooses a point on a map, which becomes that of the form when it is used. */
export function PlaceDialog({ known, point, around, onUse, onClose }: PlaceDialogProps) {
  const [chosen, setChosen] = useState(point);
  const { hasFailed, refetch } = useKnownPlaces();
  const helpId = useId();
  const isChanged = chosen && point ? !isSamePoint(chosen, point) : chosen !== point;
  return (
    <WideDialog title="Choose on the map" onClose={onClose}>
      <InnerForm
        onSubmit={() => {
          if (isChanged) onUse(chosen);
        }}
      >
        <DialogContent dividers sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
          {hasFailed ? <LoadFailure what="The known places" onRetry={refetch} /> : null}
          <PlaceMap
            known={known}
            around={around}
            point={chosen}
            helpId={helpId}
            onPoint={setChosen}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography role="status" sx={{ flex: '1 1 12rem', fontWeight: 600 }}>
              {chosen ? sayPlace(chosen, known) : 'No point is marked yet.'}
            </Typography>
            <Button color="inherit" disabled={!chosen} onClick={() => setChosen(null)}>
              Clear
            </Button>
          </Box>
          <Typography id={helpId} color="textSecondary" sx={{ fontSize: 14 }}>
            Press the map or a known place, or drag the mark. By keyboard, the arrow keys move the
            mark, with Shift farther, and + and − zoom.
          </Typography>
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2 }}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={!isChanged}>
            {point && !chosen ? 'Leave off the map' : 'Use this place'}
          </Button>
        </DialogActions>
      </InnerForm>
    </WideDialog>
  );
}
