import type { Place } from '@karibu/graph/contract';
import MapIcon from '@mui/icons-material/PlaceOutlined';
import { Box, Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazily } from '../lazily.ts';
import type { KnownPlace } from './known-places.ts';

// Most places are chosen by name: the map comes when it is asked for.
const PlaceDialog = lazily(() => import('./PlaceDialog.tsx'), 'PlaceDialog');

type PlaceButtonsProps = {
  known: KnownPlace[];
  point: Place | null;
  listAround: (() => Place[]) | undefined;
  onPoint: (point: Place | null) => void;
};

/** Opens the map, or clears the point. */
export function PlaceButtons({ known, point, listAround, onPoint }: PlaceButtonsProps) {
  const [around, setAround] = useState<Place[] | null>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="outlined"
        startIcon={<MapIcon />}
        aria-haspopup="dialog"
        onClick={() => setAround(listAround?.() ?? [])}
      >
        Choose on the map
      </Button>
      {point ? (
        <Button
          color="inherit"
          onClick={() => onPoint(null)}
          aria-label="Clear from the map"
          sx={{ px: 1.5 }}
        >
          Clear
        </Button>
      ) : null}
      {around ? (
        <Suspense fallback={null}>
          <PlaceDialog
            known={known}
            point={point}
            around={around}
            onUse={(place) => {
              setAround(null);
              onPoint(place);
            }}
            onClose={() => setAround(null)}
          />
        </Suspense>
      ) : null}
    </Box>
  );
}
