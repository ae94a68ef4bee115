import { defineResource } from '#core/define-resource.ts';
import { uploadFields, uploadInputFields } from './upload.fields.ts';
import { extendUploads, uploadOperations } from './upload.operations.ts';

export const uploads = defineResource({
  name: 'uploads',
  type: { singular: 'Upload', plural: 'Uploads' },
  label: 'picture',
  fields: uploadFields,
  inputFields: uploadInputFields,
  read: 'staff',
  write: 'staff',
  filters: ['type'],
  search: ['public_id'],
  unique: ['public_id'],
  isPublished: false,
  publishes: ['update'],
  calls: ['list', 'get', 'update', 'listHistory', 'restore'],
  extend: extendUploads,
  operations: uploadOperations,
});
