import { defineSingleRecord } from '#core/resource.ts';
import { settingsFields } from './settings.fields.ts';

export const settings = defineSingleRecord({
  name: 'settings',
  type: { singular: 'Settings', plural: 'Settings' },
  words: { singular: 'settings', plural: 'settings' },
  fields: settingsFields,
  address: '/',
  read: 'public',
  write: 'editors',
  maxAgeSeconds: 600,
});
