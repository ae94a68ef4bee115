import { defineResource } from '#core/resource.ts';
import { newUserFields, userFields } from './user.fields.ts';

export const users = defineResource({
  name: 'users',
  type: { singular: 'User', plural: 'Users' },
  words: { singular: 'user', plural: 'users' },
  title: 'name',
  fields: userFields,
  createOnly: newUserFields,
  read: 'admin',
  write: 'admin',
  filters: ['isActive', 'role'],
  search: ['name', 'email'],
  unique: ['email'],
  isPublished: false,
  isSection: false,
  calls: ['list', 'get', 'create', 'update', 'remove'],
  failures: {
    update: { CONFLICT: 'The last active administrator must stay.' },
    remove: { CONFLICT: 'It is your own account, or that of the last active administrator.' },
  },
});
