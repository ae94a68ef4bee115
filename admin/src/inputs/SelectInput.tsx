import { MenuItem, TextField } from '@mui/material';
import { type ControlProps, useControl } from './control.ts';

/** One of a fixed list of words. */
export function SelectInput(props: ControlProps) {
  const { field: definition, label } = props;
  const { id, field, isWrong, message } = useControl(props);
  return (
    <TextField
      id={id}
      select
      name={field.name}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      label={label}
      required={definition.required}
      error={isWrong}
      helperText={message}
      fullWidth
    >
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
