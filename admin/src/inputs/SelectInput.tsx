import { MenuItem, TextField } from '@mui/material';
import { type ControlProps, useControl } from './control.ts';

/** One of a fixed list of words. */
export function SelectInput(props: ControlProps) {
  const { field: definition } = props;
  const { field, textField } = useControl(props);
  return (
    <TextField {...textField} select value={field.value ?? ''} onChange={field.onChange}>
      {(definition.options ?? []).map((option) => (
        <MenuItem key={option} value={option}>
          {toWords(option)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** `zanzibar-excursion` as people read it: `Zanzibar excursion`; `Part-time` is read as it is. */
function toWords(option: string): string {
  if (!/^[a-z]/.test(option)) return option;
  return option.charAt(0).toUpperCase() + option.slice(1).replaceAll('-', ' ');
}
