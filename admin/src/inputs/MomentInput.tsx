import { localTimeIn, momentIn } from '@karibu/graph/contract';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { useOperatorZone } from '../layout/operator-zone.ts';
import { type ControlProps, useControl } from './control.ts';

/** A date and time on the operator's clocks, wherever the editor is. */
export function MomentInput(props: ControlProps) {
  const zone = useOperatorZone();
  const place = zone?.split('/').at(-1)?.replaceAll('_', ' ');
  const help = place ? `${props.help} Time in ${place}.` : props.help;
  const { field, textField } = useControl({ ...props, help });
  const [typed, setTyped] = useState('');
  const momentOf = (text: string) => momentIn(zone ?? '', text)?.toISOString() ?? '';
  // What is half typed stands as it is, though it is a moment of a year long past.
  const isTyped = typed !== '' && momentOf(typed) === field.value;
  return (
    <TextField
      {...textField}
      type="datetime-local"
      disabled={zone === null}
      value={isTyped ? typed : toLocal(zone ?? '', field.value)}
      onChange={(event) => {
        setTyped(event.target.value);
        field.onChange(momentOf(event.target.value));
      }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9998-12-31T23:59' } }}
    />
  );
}

function toLocal(zone: string, value: unknown): string {
  const time = Date.parse(String(value));
  return Number.isNaN(time) ? '' : localTimeIn(zone, new Date(time));
}
