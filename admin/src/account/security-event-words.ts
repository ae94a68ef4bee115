import type { SecurityEventKind } from '@karibu/graph/contract';

/** What is said of each kind of event. */
export const EVENT_WORDS: Record<SecurityEventKind, string> = {
  'second-factor-on': 'Second factor switched on',
  'second-factor-off': 'Second factor switched off',
  'second-factor-reset': 'Second factor switched off by an administrator',
  'recovery-codes-renewed': 'New recovery codes made',
  'recovery-code-used': 'Recovery code used',
  invited: 'Invited by a one-time link',
  'invitation-used': 'Password set with the invitation',
  'reset-link-made': 'One-time link for a new password made',
  'reset-link-used': 'Password set with a one-time link',
  'password-changed': 'Password changed',
  'password-reset': 'Password set by an administrator',
  'sessions-ended': 'Sessions ended by an administrator',
  'account-added': 'Account added',
  'account-deleted': 'Account deleted',
  'account-deactivated': 'Account deactivated',
  'account-activated': 'Account activated',
  'email-changed': 'E-mail changed',
  'sections-changed': 'Sections changed',
  'became-author': 'Role set to author',
  'became-editor': 'Role set to editor',
  'became-admin': 'Role set to administrator',
};
