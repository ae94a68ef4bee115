import { TextField } from '@mui/material';

type CodeFieldProps = {
  value: string;
  onChange: (typed: string) => void;
  wrong: string | undefined;
  /** Stands below it while nothing is wrong. */
  hint?: string;
  autoFocus?: boolean;
};

/** A code of the authenticator app as it is typed or pasted, with what is wrong with it. */
export function CodeField({ value, onChange, wrong, hint, autoFocus = false }: CodeFieldProps) {
  return (
    <TextField
      label="Code"
      required
      autoFocus={autoFocus}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={wrong !== undefined}
      helperText={wrong ?? hint}
      slotProps={{
        htmlInput: { autoComplete: 'one-time-code', autoCapitalize: 'off', maxLength: 40 },
      }}
    />
  );
}
