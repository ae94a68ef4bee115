import { TextField } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { hintOn } from '../account/password-hint.ts';
import { type ControlProps, useControl } from '../inputs/control.ts';

/** The first password of a user, with what can be said of it while it is typed. */
export function NewPasswordInput(props: ControlProps) {
  const { field, isWrong, textField } = useControl(props);
  const [name, email] = useWatch({ name: ['name', 'email'] });
  const password = String(field.value ?? '');
  return (
    <TextField
      {...textField}
      type="password"
      value={password}
      onChange={field.onChange}
      helperText={isWrong ? textField.helperText : hintOn(password, { name, email })}
      slotProps={{
        htmlInput: { autoComplete: 'new-password' },
        formHelperText: { 'aria-live': 'polite' },
      }}
    />
  );
}
