import StarIcon from '@mui/icons-material/Star';
import { InputAdornment, TextField } from '@mui/material';
import { type ControlProps, useControl } from './control.ts';

/** A number or a rating; an empty field is no number. */
export function NumberInput(props: ControlProps) {
  const { field: definition, label } = props;
  const { id, field, isWrong, message } = useControl(props, {
    format: (value) => value ?? '',
    parse: (value) => (value === '' ? null : Number(value)),
  });
  return (
    <TextField
      id={id}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      label={label}
      required={definition.required}
      error={isWrong}
      helperText={message}
      fullWidth
      type="number"
      // A wheel that scrolls the form must not change a price on its way.
      onWheel={(event) => event.target instanceof HTMLElement && event.target.blur()}
      slotProps={{
        htmlInput: {
          step: definition.type === 'integer' ? 1 : 'any',
          ...definition.limits,
        },
        ...(definition.control === 'rating' && {
          input: { startAdornment: STAR },
          inputLabel: { shrink: true },
        }),
      }}
    />
  );
}

const STAR = (
  <InputAdornment position="start">
    <StarIcon fontSize="small" sx={{ color: 'secondary.light' }} />
  </InputAdornment>
);
