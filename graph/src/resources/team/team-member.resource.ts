import { defineResource } from '#core/define-resource.ts';
import { teamMemberFields } from './team-member.fields.ts';

export const team = defineResource({
  name: 'team',
  type: { singular: 'TeamMember', plural: 'Team' },
  label: 'team member',
  fields: teamMemberFields,
  read: 'public',
  write: 'staff',
  publishedBy: 'isActive',
  filters: ['isActive'],
  search: ['name', 'position', 'bio', 'email', 'phone'],
  sort: 'order',
});
