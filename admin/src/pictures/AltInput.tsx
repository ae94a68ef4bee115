import { ALT_LENGTH, uploadInputFields } from '@karibu/graph/contract';
import { TextField } from '@mui/material';
import { useId } from 'react';

type AltInputProps = {
  value: string;
  wrong: string | undefined;
  onChange: (value: string) => void;
};

/** The alternative text, with a hint and how much of its room is used. */
export function AltInput({ value, wrong, onChange }: AltInputProps) {
  const { label, help } = uploadInputFields.alt;
  const hint = `${help} Left empty, pages use the title beside it.`;
  return (
    <TextField
      id={useId()}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={wrong !== undefined}
      helperText={
        <>
          <span>{wrong ?? hint}</span>
          <span>
            {value.length} of {ALT_LENGTH}
          </span>
        </>
      }
      slotProps={{ formHelperText: { sx: helperStyle } }}
      multiline
      minRows={3}
      fullWidth
    />
  );
}

/** The hint begins on the left, the count ends on the right. */
const helperStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  '& span:last-of-type': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
};
