import { defineResource } from '#core/resource.ts';
import { subscriberFields } from './subscriber.fields.ts';

export const newsletter = defineResource({
  name: 'newsletter',
  type: { singular: 'Subscriber', plural: 'Newsletter' },
  words: { singular: 'subscriber', plural: 'subscribers' },
  title: 'email',
  fields: subscriberFields,
  read: 'editors',
  write: 'editors',
  filters: ['isActive'],
  search: ['email'],
  unique: ['email'],
  isPublished: false,
  calls: ['list', 'remove'],
});
