/** What happens to accounts, beside the logins themselves: how they sign in, what they may do. */
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
  'account-added',
  'account-deleted',
  'account-deactivated',
  'account-activated',
  'email-changed',
  'sections-changed',
  'became-author',
  'became-editor',
  'became-admin',
] as const;

export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];
