import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { type ControlProps, useControl } from './control.ts';
import { readAmount, readNumber } from './read-number.ts';

/**
 * A number with decimals, as people write it; an empty field is null. The browser's own number
 * field rejects some of these notations.
 */
export function DecimalInput({ unit, ...props }: ControlProps & { unit?: string }) {
  const { field: definition } = props;
  const read = definition.control === 'money' ? readAmount : readNumber;
  const { field, textField } = useControl(props, {
    format: (value) => value ?? null,
    parse: (value) => read(String(value)),
  });
  // The keyboard that phones have for decimals may lack the minus.
  const canBeNegative = (definition.limits?.min ?? -1) < 0;
  const [typed, setTyped] = useState('');
  const text = read(typed) === field.value ? typed : String(field.value ?? '');
  return (
    <TextField
      {...textField}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(target.value);
      }}
      onBlur={() => {
        setTyped('');
        textField.onBlur();
      }}
      slotProps={{
        htmlInput: { inputMode: canBeNegative ? 'text' : 'decimal', autoComplete: 'off' },
        ...(unit && {
          input: { startAdornment: <InputAdornment position="start">{unit}</InputAdornment> },
          inputLabel: { shrink: true },
        }),
      }}
    />
  );
}
