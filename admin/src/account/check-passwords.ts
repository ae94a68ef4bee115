import { newUserFields } from '@karibu/graph/contract';

export type Passwords = { newPassword: string; repeated: string };

export const NO_PASSWORDS: Passwords = { newPassword: '', repeated: '' };

/** What is wrong with a new password and its repetition, by field; nothing when both will do. */
export function checkPasswords({ newPassword, repeated }: Passwords): Partial<Passwords> {
  const parsed = newUserFields.password.schema.safeParse(newPassword);
  const tooShort = parsed.success ? undefined : parsed.error.issues[0]?.message;
  if (!newPassword) return { newPassword: 'New password is required' };
  if (tooShort) return { newPassword: tooShort };
  if (!repeated) return { repeated: 'Please repeat the new password' };
  return newPassword === repeated ? {} : { repeated: 'Passwords do not match' };
}
