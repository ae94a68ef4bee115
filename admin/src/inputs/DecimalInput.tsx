import { Box, Button, FormHelperText, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
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
  const text = read(typed) === field.value ? typed : String(field.value ?? '');
  const isAsking = isMoney && !isHeld && isAmbiguous(text);
  const choose = (chosen: string) => {
    field.onChange(chosen);
    document.getElementById(textField.id)?.focus();
  };
  return (
    <div>
      <TextField
        {...textField}
        helperText={
          isMoney ? withAmount(field.value, textField.helperText, unit) : textField.helperText
        }
        value={text}
        onChange={({ target }) => {
          setTyped(target.value);
          field.onChange(target.value);
        }}
        onFocus={() => setHeld(true)}
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

/** What is said below an amount, after the amount itself where it has thousands to set apart. */
function withAmount(value: unknown, message: string, unit = ''): string {
  if (typeof value !== 'number' || Math.abs(value) < 1000) return message;
  return [`${unit}${sayAmount(value)}`, message].filter((each) => each !== '').join(' · ');
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
