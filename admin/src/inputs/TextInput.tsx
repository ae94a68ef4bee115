import { TextField } from '@mui/material';
import { useId } from 'react';
import { type ControlProps, useControl } from './control.ts';
import { KnownTexts } from './KnownTexts.tsx';

const TYPES: Partial<Record<string, string>> = {
  email: 'email',
  password: 'password',
  url: 'url',
  date: 'date',
};

/** A line of text, or several; e-mail and web addresses get their own keyboard on a phone. */
export function TextInput(props: ControlProps) {
  const { field: definition, knownFrom } = props;
  const { field, textField } = useControl(props);
  const listId = useId();
  const isMultiline = definition.control === 'textarea';
  return (
    <>
      <TextField
        {...textField}
        value={field.value ?? ''}
        onChange={field.onChange}
        type={TYPES[definition.control] ?? 'text'}
        className={isMultiline ? 'wide' : ''}
        {...(isMultiline && { multiline: true, sx: growingStyle })}
        slotProps={{
          htmlInput: { list: knownFrom ? listId : undefined, autoComplete: 'off' },
          ...(isMultiline && { input: { inputComponent: 'textarea' } }),
          ...(definition.control === 'date' && { inputLabel: { shrink: true } }),
        }}
      />
      {knownFrom ? <KnownTexts id={listId} from={knownFrom} /> : null}
    </>
  );
}

/** Grows with its text by CSS alone: measuring each line would slow a long form down. */
const growingStyle = {
  '& textarea': { fieldSizing: 'content', minHeight: '3lh', maxHeight: '10lh' },
};
