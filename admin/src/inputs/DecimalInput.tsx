import { Box, Button, FormHelperText, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { sayAmount, waysToRead } from './amounts.ts';
import { type ControlProps, useControl } from './control.ts';
import { isAmbiguous, readAmount, readNumber } from './read-number.ts';

/**
 * A number with decimals, as people write it; an empty field is null. The browser's own number
 * field rejects some of these notations.
 */
export function DecimalInput({ unit, ...props }: ControlProps & { unit?: string }) {
  const { field: definition } = props;
  const isMoney = definition.control === 'money';
  const read = isMoney ? readAmount : readNumber;
  const { field, textField } = useControl(props, {
    format: (value) => value ?? null,
    parse: (value) => read(String(value)),
  });
  // The keyboard that phones have for decimals may lack the minus.
  const canBeNegative = (definition.limits?.min ?? -1) < 0;
  const [typed, setTyped] = useState('');
  const [isHeld, setHeld] = useState(false);
  // Thousands stand apart until somebody types into them.
  const isGrouped = isMoney && !isHeld && typeof field.value === 'number';
  const shown = isGrouped ? sayAmount(field.value) : field.value;
  const text = read(typed) === field.value ? typed : String(shown ?? '');
  const isAsking = isMoney && !isHeld && isAmbiguous(text);
  const choose = (chosen: string) => {
    field.onChange(chosen);
    document.getElementById(textField.id)?.focus();
  };
  return (
    <div>
      <TextField
        {...textField}
        value={text}
        onChange={({ target }) => {
          setTyped(target.value);
          field.onChange(target.value);
        }}
        onFocus={({ target }) => holdWith(target, () => setHeld(true))}
        onBlur={() => {
          setTyped('');
          setHeld(false);
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
      {isAsking ? <TwoWays text={text} unit={unit} onChoose={choose} /> : null}
    </div>
  );
}

/**
 * Takes the thousands of a focused field together at once, and keeps all of it selected where it
 * was: what is typed then replaces it.
 */
function holdWith(input: HTMLInputElement | HTMLTextAreaElement, hold: () => void): void {
  const isAllSelected = input.selectionStart === 0 && input.selectionEnd === input.value.length;
  flushSync(hold);
  if (isAllSelected) input.select();
}

type TwoWaysProps = { text: string; unit: string | undefined; onChoose: (text: string) => void };

/** Asks which of two amounts is meant. */
function TwoWays({ text, unit = '', onChoose }: TwoWaysProps) {
  return (
    <Box role="group" aria-label={`What ${text} means`} sx={{ mt: 0.5 }}>
      <FormHelperText role="status" sx={{ mx: 0.25, color: 'warning.main', fontWeight: 600 }}>
        {text} can be meant in two ways:
      </FormHelperText>
      {waysToRead(text).map(({ value, label }) => (
        <Button
          key={label}
          size="small"
          variant="outlined"
          onClick={() => onChoose(String(value))}
          sx={{ mt: 0.5, mr: 1 }}
        >
          {unit}
          {label}
        </Button>
      ))}
    </Box>
  );
}
