import type { Role } from '@karibu/graph/contract';

/** What people call each role. */
export const ROLE_NAMES: Record<Role, string> = {
  author: 'Author',
  editor: 'Editor',
  admin: 'Administrator',
};
