import { defineResource } from '#core/resource.ts';
import { uploadFields } from './upload.fields.ts';
import { uploadOperations } from './upload.operations.ts';

export const uploads = defineResource({
  name: 'uploads',
  type: { singular: 'Upload', plural: 'Uploads' },
  label: 'upload',
  fields: uploadFields,
  read: 'staff',
  write: 'staff',
  filters: ['type'],
  search: ['public_id'],
  unique: ['public_id'],
  isPublished: false,
  calls: ['list', 'get'],
  operations: uploadOperations,
});
