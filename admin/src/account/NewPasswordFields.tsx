import type { Passwords } from './check-passwords.ts';
import { PasswordField } from './PasswordField.tsx';

type NewPasswordFieldsProps = {
  passwords: Passwords;
  onChange: (typed: Passwords) => void;
  wrong: Partial<Passwords>;
  autoFocus?: boolean;
};

/** Asks twice for a new password. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { passwords, onChange, wrong, autoFocus = false } = props;
  return (
    <>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        autoFocus={autoFocus}
        value={passwords.newPassword}
        onChange={(newPassword) => onChange({ ...passwords, newPassword })}
        wrong={wrong.newPassword}
      />
      <PasswordField
        label="Repeat new password"
        autoComplete="new-password"
        value={passwords.repeated}
        onChange={(repeated) => onChange({ ...passwords, repeated })}
        wrong={wrong.repeated}
      />
    </>
  );
}
