/** What happens to how somebody signs in, beside the logins themselves. */
export const SECURITY_EVENTS = [
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset',
  'recovery-codes-renewed',
  'recovery-code-used',
  'invited',
  'invitation-used',
  'reset-link-made',
  'reset-link-used',
  'password-changed',
  'password-reset',
  'sessions-ended',
] as const;

export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];
