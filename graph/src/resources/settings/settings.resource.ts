import { defineResource } from '#core/define-resource.ts';
import { extendSettings } from './logo-icons.ts';
import { settingsFields } from './settings.fields.ts';

export const settings = defineResource({
  name: 'settings',
  type: { singular: 'Settings', plural: 'Settings' },
  label: 'settings record',
  fields: settingsFields,
  read: 'public',
  write: 'staff',
  isSingle: true,
  maxAgeSeconds: 600,
  extend: extendSettings,
});
