import { defineResource } from '#core/resource.ts';
import { careerFields } from './career.fields.ts';

/** A position stays public after its deadline. Its page then says that the deadline has passed. */
export const careers = defineResource({
  name: 'careers',
  type: { singular: 'Career', plural: 'Careers' },
  words: { singular: 'career position', plural: 'career positions' },
  title: 'title',
  fields: careerFields,
  address: (slug: string) => `/careers/${slug}`,
  read: 'public',
  write: 'staff',
  publishedBy: 'isActive',
  filters: ['isActive', 'isFeatured', 'department', 'employmentType', 'experienceLevel'],
  search: [
    ...(['title', 'slug', 'department', 'location', 'employmentType', 'experienceLevel'] as const),
    ...(['description', 'responsibilities', 'requirements', 'benefits'] as const),
    'applicationDeadline',
  ],
});
