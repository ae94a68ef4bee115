import { defineResource } from '#core/define-resource.ts';
import { metricsFields } from './metrics.fields.ts';

export const metrics = defineResource({
  name: 'metrics',
  type: { singular: 'Metrics', plural: 'Metrics' },
  label: 'metrics record',
  fields: metricsFields,
  read: 'public',
  write: 'staff',
  isSingle: true,
  maxAgeSeconds: 600,
});
