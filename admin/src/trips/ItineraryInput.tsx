import { Box } from '@mui/material';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ControlProps } from '../inputs/control.ts';
import { RowFields } from '../inputs/RowFields.tsx';
import { RowsInput } from '../inputs/RowsInput.tsx';
import { DayPlaceInput } from '../places/DayPlaceInput.tsx';
import { DayLabel } from './DayLabel.tsx';
import { renumber } from './day-labels.ts';
import { InsertDayButton } from './InsertDayButton.tsx';
import { PastedNotice } from './PastedNotice.tsx';
import { SaveDayButton } from './SaveDayButton.tsx';
import { type Day, usePastedDays } from './use-pasted-days.ts';

/**
 * The days of a journey. A whole itinerary that is pasted into one of them becomes days. A day that
 * recurs is saved as a block, and put in from there.
 */
export function ItineraryInput(props: ControlProps) {
  const { source, field, renderField } = props;
  const { getValues, setValue } = useFormContext();
  const list = useRef<HTMLDivElement>(null);
  const { pasted, paste, undo, dismiss } = usePastedDays(source, field, list);

  function countAgain(before: unknown[]) {
    for (const [index, day] of renumber(before as Day[], getValues(source))) {
      setValue(`${source}.${index}.day`, day, { shouldDirty: true });
    }
  }

  return (
    <Box className="wide" ref={list} onPasteCapture={paste}>
      {pasted ? <PastedNotice pasted={pasted} onUndo={undo} onClose={dismiss} /> : null}
      <RowsInput
        {...props}
        help={HELP}
        rowWords={{ row: 'day', fill: 'At leisure' }}
        onArranged={countAgain}
        renderRow={(index) => (
          <>
            <RowFields
              field={field}
              source={`${source}.${index}`}
              renderField={renderField}
              controls={CONTROLS}
            />
            <DayLabel source={source} index={index} />
            <SaveDayButton source={`${source}.${index}`} />
          </>
        )}
        renderWaysToAdd={(add) => (
          <InsertDayButton source={source} onInsert={(day) => add(day, true)} />
        )}
      />
    </Box>
  );
}

/** The place brings its point along. */
const CONTROLS = { place: DayPlaceInput, latitude: null, longitude: null };

const HELP = 'Paste a whole itinerary into a day: each of its days gets an entry of its own.';
