import { type MonthlyNote, monthName } from '@karibu/graph/contract';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import { Button, MenuItem, TextField } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { type ControlProps, useControl } from '../inputs/control.ts';
import { RowsInput } from '../inputs/RowsInput.tsx';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** What the months are like, as a table with a month in each line. */
export function MonthlyNotesInput(props: ControlProps) {
  const { source, renderField } = props;
  const { getValues, setValue } = useFormContext();

  function addAll() {
    const notes: MonthlyNote[] = getValues(source);
    const all = MONTHS.flatMap((month) => {
      const known = notes.filter((note) => note.month === month);
      return known.length > 0 ? known : [{ id: '', month, weather: '', happens: '' }];
    });
    setValue(source, all, { shouldDirty: true });
  }

  return (
    <RowsInput
      {...props}
      isOrdered={false}
      renderField={(field, place) => {
        if (!place.endsWith('.month')) return renderField(field, place);
        return <MonthInput {...props} field={field} source={place} label={field.label} help="" />;
      }}
      renderWaysToAdd={() => (
        <Button startIcon={<CalendarIcon />} onClick={addAll}>
          Add all months
        </Button>
      )}
    />
  );
}

/** A month of the year, by its name. */
function MonthInput(props: ControlProps) {
  const { field, textField } = useControl(props);
  return (
    <TextField {...textField} select value={field.value ?? ''} onChange={field.onChange}>
      {MONTHS.map((month) => (
        <MenuItem key={month} value={month}>
          {monthName(month)}
        </MenuItem>
      ))}
    </TextField>
  );
}
