import { email, flag, lines, password, type RecordOf, select, text } from '#core/fields/index.ts';
import { SHORTEST_PASSWORD } from '#core/passwords/shortest-password.ts';
import { ROLES } from '#core/roles.ts';

export const userFields = {
  name: text({ label: 'Name', required: true, maxLength: 120 }),
  email: email({ label: 'E-mail', required: true }),
  role: select({ label: 'Role', options: ROLES, defaultValue: 'editor' }),
  sections: lines({
    label: 'Sections',
    help: 'What the person works on; everything that the role allows if none is chosen.',
  }),
  isActive: flag({ label: 'Active', help: 'May sign in.', defaultValue: true }),
};

/** Additional input fields of a new user. The record does not store them. */
export const newUserFields = {
  password: password({ label: 'Password', minLength: SHORTEST_PASSWORD }),
};

/** A member of staff. Only the identity provider stores the password. */
export type User = RecordOf<typeof userFields>;
