import type { Block, ItineraryDay } from '@karibu/graph/contract';
import InsertIcon from '@mui/icons-material/LibraryAddOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { BlocksDialog } from './BlocksDialog.tsx';

type InsertDayButtonProps = { source: string; onInsert: (day: ItineraryDay) => void };

/** Puts a saved day behind the days of an itinerary. */
export function InsertDayButton({ source, onInsert }: InsertDayButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { getValues } = useFormContext();
  const notify = useNotify();

  function insert(block: Block) {
    const days: ItineraryDay[] = getValues(source);
    const number = days.filter(({ title, description }) => title || description).length + 1;
    onInsert(toDay(block, number));
    setOpen(false);
    notify(`“${block.title}” was added as day ${number}.`, { type: 'info' });
  }

  return (
    <>
      <Button startIcon={<InsertIcon />} onClick={() => setOpen(true)}>
        Insert a saved day
      </Button>
      {isOpen ? <BlocksDialog onChoose={insert} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function toDay({ title, description, place, meals, stay }: Block, number: number): ItineraryDay {
  return {
    ...{ id: '', day: `Day ${number}`, title, description, place },
    ...{ latitude: null, longitude: null, meals, stay },
  };
}
