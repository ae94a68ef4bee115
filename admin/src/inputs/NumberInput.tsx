import StarIcon from '@mui/icons-material/Star';
import { InputAdornment, TextField } from '@mui/material';
import { type ControlProps, useControl } from './control.ts';
import { DecimalInput } from './DecimalInput.tsx';

/** A number or a rating: one that goes in steps has the browser's own field. */
export function NumberInput(props: ControlProps) {
  const { type, limits } = props.field;
  const hasSteps = type === 'integer' || limits?.step !== undefined;
  return hasSteps ? <SteppedInput {...props} /> : <DecimalInput {...props} />;
}

/** An empty field is no number; what is none, such as `12-`, is wrong, and not nothing. */
function SteppedInput(props: ControlProps) {
  const { field: definition } = props;
  const { field, textField } = useControl(props, {
    format: (value) => (Number.isNaN(value) ? '' : (value ?? '')),
    parse: (value) => (value === '' ? null : Number(value)),
  });
  return (
    <TextField
      {...textField}
      value={field.value}
      onChange={({ target }) => {
        const { badInput } = (target as HTMLInputElement).validity;
        field.onChange(badInput ? Number.NaN : target.value);
      }}
      type="number"
      // A wheel that scrolls the form must not change a price on its way.
      onWheel={(event) => event.target instanceof HTMLElement && event.target.blur()}
      slotProps={{
        htmlInput: {
          step: 1,
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
