import type { FieldError } from './errors.ts';
import { moment, type ValuesOf } from './fields/index.ts';

/** What every resource has whose records are published: from when and until when they are. */
export const publishingFields = {
  publishFrom: moment({
    label: 'Publish from',
    help: 'Until then visitors do not see it. Left empty, at once.',
    changesAnswers: true,
  }),
  publishUntil: moment({
    label: 'Publish until',
    help: 'From then on visitors no longer see it. Left empty, it stays.',
    changesAnswers: true,
  }),
};

export type PublishingFields = typeof publishingFields;
/** When a record is published; a moment that is not set is `''`. */
export type PublishingTimes = ValuesOf<PublishingFields>;

/** Says what is wrong with the moments of a record together. */
export function checkPublishing(times: Partial<PublishingTimes>): FieldError[] {
  const { publishFrom = '', publishUntil = '' } = times;
  if (publishUntil === '' || publishFrom < publishUntil) return [];
  return [{ path: 'publishUntil', message: 'Publish until must be after Publish from' }];
}
