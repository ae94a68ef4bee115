import { flag, text } from '#core/fields/index.ts';

/** An upload of so many bytes counts as large: its file takes much room and long to back up. */
export const LARGE_BYTES = 5 * 1024 * 1024;

/** What uploads are found by, beyond the values of their fields. */
export const uploadFilters = {
  tag: text({ label: 'Tag', help: 'In any case of letters.' }),
  hasAlt: flag({ label: 'Has alternative text' }),
  isUsed: flag({ label: 'Is used', help: 'Whether a record shows it, or one in the bin.' }),
  isDocument: flag({ label: 'Is a document', help: 'No picture.' }),
  isLarge: flag({ label: 'Is large', help: 'Whether its file has 5 MB or more.' }),
};
