import { defineResource } from '#core/resource.ts';
import { blockFields } from './block.fields.ts';

/** The days that editors put into trips. Visitors never see one by itself. */
export const blocks = defineResource({
  name: 'blocks',
  type: { singular: 'Block', plural: 'Blocks' },
  words: { singular: 'day block', plural: 'day blocks' },
  title: 'name',
  fields: blockFields,
  read: 'staff',
  write: 'staff',
  isPublished: false,
  search: ['name', 'title', 'description', 'place'],
  sort: 'name',
  references: [{ field: 'stay', resource: 'stays', by: 'title' }],
});
