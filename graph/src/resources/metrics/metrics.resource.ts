import { defineSingleRecord } from '#core/resource.ts';
import { metricsFields } from './metrics.fields.ts';

export const metrics = defineSingleRecord({
  name: 'metrics',
  type: { singular: 'Metrics', plural: 'Metrics' },
  words: { singular: 'metrics', plural: 'metrics' },
  fields: metricsFields,
  address: '/',
  read: 'public',
  write: 'editors',
  maxAgeSeconds: 600,
});
