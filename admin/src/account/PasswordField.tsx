import { TextField } from '@mui/material';

type PasswordFieldProps = {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (typed: string) => void;
  wrong: string | undefined;
  /** Stands below it while nothing is wrong, and is read out as it changes. */
  hint?: string;
  autoFocus?: boolean;
};

/** A password as it is typed, with what is wrong with it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, autoComplete, value, onChange, wrong, hint, autoFocus = false } = props;
  return (
    <TextField
      type="password"
      label={label}
      required
      autoFocus={autoFocus}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={wrong !== undefined}
      helperText={wrong ?? hint}
      slotProps={{
        htmlInput: { autoComplete },
        ...(hint !== undefined && { formHelperText: { 'aria-live': 'polite' } }),
      }}
    />
  );
}
