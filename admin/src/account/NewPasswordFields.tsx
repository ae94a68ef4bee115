import type { PasswordOwner } from '@karibu/graph/contract';
import type { Passwords } from './check-passwords.ts';
import { PasswordField } from './PasswordField.tsx';
import { hintOn } from './password-hint.ts';

type NewPasswordFieldsProps = {
  passwords: Passwords;
  onChange: (typed: Passwords) => void;
  wrong: Partial<Passwords>;
  /** Whose password it is. */
  owner: PasswordOwner;
  autoFocus?: boolean;
};

/** Asks twice for a new password, and says what can be said of it. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { passwords, onChange, wrong, owner, autoFocus = false } = props;
  return (
    <>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        autoFocus={autoFocus}
        value={passwords.newPassword}
        onChange={(newPassword) => onChange({ ...passwords, newPassword })}
        wrong={wrong.newPassword}
        hint={hintOn(passwords.newPassword, owner)}
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
