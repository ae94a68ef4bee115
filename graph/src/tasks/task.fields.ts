import { integer, select, text, type ValuesOf } from '#core/fields/index.ts';

/**
 * What can want doing: records that wait for a review, drafts of live records, records that
 * visitors do not see, pictures without alternative text, links to other sites that lead nowhere, a
 * record whose last date is close or has passed, a backup that is missing or old, and a disk that
 * is nearly full.
 */
export const TASK_KINDS = [
  'disk',
  'backup',
  'review',
  'draft',
  'soon',
  'passed',
  'broken-link',
  'hidden',
  'without-alt',
] as const;

export const taskFields = {
  kind: select({ label: 'Kind', required: true, options: TASK_KINDS }),
  resource: text({ label: 'Resource', help: 'Empty where it is about the installation.' }),
  count: integer({
    label: 'Count',
    required: true,
    min: 0,
    help: 'How many records; of a disk, how many megabytes are free.',
  }),
  recordId: text({ label: 'Record', help: 'The id, where it is about one record.' }),
  title: text({ label: 'Title', help: 'What that record is called.' }),
  address: text({ label: 'Address', help: 'The link of the record that leads nowhere.' }),
  date: text({ label: 'Date', help: 'The last date of the record, or of the last backup.' }),
};

/** Something that wants doing in the back office. */
export type Task = ValuesOf<typeof taskFields>;
