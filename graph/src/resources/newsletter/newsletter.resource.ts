import { defineResource } from '#core/define-resource.ts';
import { newsletterOperations } from './newsletter.operations.ts';
import { subscriberFields } from './subscriber.fields.ts';
import { extendNewsletter } from './subscriptions.ts';

export const newsletter = defineResource({
  name: 'newsletter',
  type: { singular: 'Subscriber', plural: 'Newsletter' },
  label: 'subscriber',
  fields: subscriberFields,
  read: 'staff',
  write: 'staff',
  filters: ['isActive'],
  search: ['email'],
  unique: ['email'],
  isPublished: false,
  calls: ['list', 'remove'],
  extend: extendNewsletter,
  operations: newsletterOperations,
});
