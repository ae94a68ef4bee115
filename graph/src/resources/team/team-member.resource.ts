import { defineResource } from '#core/resource.ts';
import { teamMemberFields } from './team-member.fields.ts';

export const team = defineResource({
  name: 'team',
  type: { singular: 'TeamMember', plural: 'Team' },
  words: { singular: 'team member', plural: 'team members' },
  title: 'name',
  fields: teamMemberFields,
  address: '/about',
  read: 'public',
  write: 'staff',
  publishedBy: 'isActive',
  filters: ['isActive'],
  search: ['name', 'position', 'bio', 'email', 'phone'],
  sort: 'order',
});
