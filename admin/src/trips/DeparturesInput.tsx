import PasteIcon from '@mui/icons-material/ContentPasteOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { blankRow } from '../forms/field-values.ts';
import type { ControlProps } from '../inputs/control.ts';
import { RowsInput } from '../inputs/RowsInput.tsx';
import { PasteDatesDialog } from './PasteDatesDialog.tsx';

/** The dates on which a trip begins: one by one, or pasted as a list. */
export function DeparturesInput(props: ControlProps) {
  const { source, field } = props;
  const { getValues } = useFormContext();
  const [isPasting, setPasting] = useState(false);
  const readKnown = () => (getValues(source) as { date: string }[]).map(({ date }) => date);
  return (
    <RowsInput
      {...props}
      isOrdered={false}
      renderWaysToAdd={(add) => (
        <>
          <Button startIcon={<PasteIcon />} onClick={() => setPasting(true)}>
            Paste dates
          </Button>
          {isPasting ? (
            <PasteDatesDialog
              readKnown={readKnown}
              onAdd={(dates) => {
                for (const date of dates) add({ ...(blankRow(field) as object), date }, true);
              }}
              onClose={() => setPasting(false)}
            />
          ) : null}
        </>
      )}
    />
  );
}
