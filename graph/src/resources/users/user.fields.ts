import { email, flag, password, type RecordOf, select, text } from '#core/fields/index.ts';
import { ROLES } from '#core/roles.ts';

export const userFields = {
  name: text({ label: 'Name', required: true, maxLength: 120 }),
  email: email({ label: 'E-mail', required: true }),
  role: select({ label: 'Role', options: ROLES }),
  isActive: flag({ label: 'Active', help: 'May sign in.', defaultValue: true }),
};

const PASSWORD_LENGTH = 6;

/** What a new user is sent with and does not hold. */
export const newUserFields = {
  password: password({ label: 'Password', minLength: PASSWORD_LENGTH }),
};

/** A member of staff. The password is the identity provider's and never part of a record. */
export type User = RecordOf<typeof userFields>;
