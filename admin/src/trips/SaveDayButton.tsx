import { type ItineraryDay, pick } from '@karibu/graph/contract';
import SaveIcon from '@mui/icons-material/BookmarkAddOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { SaveDayDialog } from './SaveDayDialog.tsx';

/** Saves a day of an itinerary as a block, once it has a title and a description. */
export function SaveDayButton({ source }: { source: string }) {
  const [isOpen, setOpen] = useState(false);
  const day: ItineraryDay | undefined = useWatch({ name: source });
  const isComplete = Boolean(day?.title?.trim() && day.description?.trim());
  if (!day || !isComplete) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<SaveIcon />}
        onClick={() => setOpen(true)}
        sx={{ mt: 1, ml: -1 }}
      >
        Save this day as a block
      </Button>
      {isOpen ? (
        <SaveDayDialog values={pick(day, [...KEPT])} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

const KEPT = ['title', 'description', 'place', 'meals', 'stay'] as const;
