import { monthName } from '@karibu/graph/contract';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { pillButtons } from '../layout/pill-buttons.ts';
import { type ControlProps, useControl } from './control.ts';
import { Fieldset } from './Fieldset.tsx';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Months of the year, each on or off. */
export function MonthsInput(props: ControlProps) {
  const { field, isWrong, message, messageId } = useControl(props);
  const chosen: number[] = Array.isArray(field.value) ? field.value : [];
  return (
    <Fieldset label={props.label} isWrong={isWrong} message={message} messageId={messageId}>
      <ToggleButtonGroup
        value={chosen}
        onChange={(_event, months: number[]) => field.onChange(months.toSorted((a, b) => a - b))}
        aria-label={props.label}
        color="primary"
        sx={[pillButtons, { '& .MuiToggleButton-root.MuiToggleButton-root': { minWidth: 56 } }]}
      >
        {MONTHS.map((month) => (
          <ToggleButton key={month} value={month}>
            {monthName(month).slice(0, 3)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Fieldset>
  );
}
