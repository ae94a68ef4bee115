import { email, flag, image, integer, type RecordOf, richText, text } from '#core/fields/index.ts';

export const teamMemberFields = {
  name: text({ label: 'Name', required: true, maxLength: 120 }),
  position: text({ label: 'Position', required: true, maxLength: 120 }),
  bio: richText({ label: 'Bio', required: true }),
  image: image({ label: 'Image', required: true }),
  email: email({ label: 'E-mail' }),
  phone: text({ label: 'Phone', maxLength: 40 }),
  order: integer({ label: 'Display order', defaultValue: 0, help: 'The smallest comes first.' }),
  isActive: flag({ label: 'Active', help: 'Shown on the public site.', defaultValue: true }),
};

/** A member of the team, as REST, GraphQL and the site see it. */
export type TeamMember = RecordOf<typeof teamMemberFields>;
