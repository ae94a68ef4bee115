import { MenuItem, TextField } from '@mui/material';
import { type ControlProps, useControl } from './control.ts';
import { optionLabel } from './option-label.ts';

/** One of a fixed list of words. */
export function SelectInput(props: ControlProps) {
  const { field: definition } = props;
  const { field, textField } = useControl(props);
  return (
    <TextField {...textField} select value={field.value ?? ''} onChange={field.onChange}>
      {(definition.options ?? []).map((option) => (
        <MenuItem key={option} value={option}>
          {optionLabel(option)}
        </MenuItem>
      ))}
    </TextField>
  );
}
