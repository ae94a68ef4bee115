import { defineResource } from '#core/resource.ts';
import { uploadFields, uploadInputFields } from './upload.fields.ts';
import { uploadFilters } from './upload.filters.ts';

export const uploads = defineResource({
  name: 'uploads',
  type: { singular: 'Upload', plural: 'Uploads' },
  words: { singular: 'picture', plural: 'pictures' },
  title: 'public_id',
  fields: uploadFields,
  inputFields: uploadInputFields,
  read: 'staff',
  write: 'staff',
  filters: ['type', 'public_id'],
  moreFilters: uploadFilters,
  search: ['public_id', 'title', 'fileName', 'alt', 'caption', 'tags'],
  isFoundBySearch: false,
  unique: ['public_id'],
  isPublished: false,
  isSection: false,
  publishes: ['update', 'restore'],
  calls: ['list', 'get', 'update', 'listHistory', 'restore'],
});
