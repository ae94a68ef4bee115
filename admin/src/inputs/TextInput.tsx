import { TextField } from '@mui/material';
import { useId } from 'react';
import { type ControlProps, useControl } from './control.ts';

const TYPES: Partial<Record<string, string>> = {
  email: 'email',
  password: 'password',
  url: 'url',
  date: 'date',
};

/** A line of text, or several; e-mail and web addresses get their own keyboard on a phone. */
export function TextInput(props: ControlProps) {
  const { field: definition, label, suggestions } = props;
  const { id, field, isWrong, message } = useControl(props);
  const listId = useId();
  const isMultiline = definition.control === 'textarea';
  return (
    <>
      <TextField
        id={id}
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
        type={TYPES[definition.control] ?? 'text'}
        className={isMultiline ? 'wide' : ''}
        {...(isMultiline && { multiline: true, minRows: 3, maxRows: 10 })}
        slotProps={{
          htmlInput: { list: suggestions ? listId : undefined, autoComplete: 'off' },
          ...(definition.control === 'date' && { inputLabel: { shrink: true } }),
        }}
      />
      {suggestions ? (
        <datalist id={listId}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}
