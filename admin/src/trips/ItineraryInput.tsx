import type { ControlProps } from '../inputs/control.ts';
import { RowFields } from '../inputs/RowFields.tsx';
import { RowsInput } from '../inputs/RowsInput.tsx';
import { InsertDayButton } from './InsertDayButton.tsx';
import { SaveDayButton } from './SaveDayButton.tsx';

/** The days of a journey. A day that recurs is saved as a block, and put in from there. */
export function ItineraryInput(props: ControlProps) {
  const { source, field, renderField } = props;
  return (
    <RowsInput
      {...props}
      renderRow={(index) => (
        <>
          <RowFields field={field} source={`${source}.${index}`} renderField={renderField} />
          <SaveDayButton source={`${source}.${index}`} />
        </>
      )}
      renderWaysToAdd={(add) => (
        <InsertDayButton source={source} onInsert={(day) => add(day, true)} />
      )}
    />
  );
}
