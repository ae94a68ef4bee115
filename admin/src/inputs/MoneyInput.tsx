import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { type ControlProps, useControl } from './control.ts';
import { readNumber } from './read-number.ts';

/**
 * An amount in US dollars; an empty field is no number. The browser's own field for numbers drops what it does
 * not know without a word, so that `12,50` would be 1250.
 */
export function MoneyInput(props: ControlProps) {
  const { field: definition, label } = props;
  const { id, field, isWrong, message } = useControl(props, {
    format: (value) => value ?? null,
    parse: (value) => readNumber(String(value)),
  });
  const [typed, setTyped] = useState('');
  const text = readNumber(typed) === field.value ? typed : String(field.value ?? '');
  return (
    <TextField
      id={id}
      name={field.name}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(target.value);
      }}
      onBlur={() => {
        setTyped('');
        field.onBlur();
      }}
      inputRef={field.ref}
      label={label}
      required={definition.required}
      error={isWrong}
      helperText={message}
      fullWidth
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
        inputLabel: { shrink: true },
      }}
    />
  );
}
