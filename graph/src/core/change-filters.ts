import { calendarDate, text } from './fields/index.ts';

/** What staff narrow every list of content by: who changed a record last, and when. */
export const changeFilters = {
  updatedBy: text({ label: 'Last changed by', help: 'The id of a user. For staff.' }),
  updatedFrom: calendarDate({
    label: 'Last changed from',
    help: 'That day or later, where the operator is. For staff.',
  }),
  updatedUntil: calendarDate({
    label: 'Last changed until',
    help: 'That day or earlier, where the operator is. For staff.',
  }),
};
