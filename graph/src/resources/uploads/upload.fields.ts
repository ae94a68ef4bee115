import { integer, integers, type RecordOf, select, text } from '#core/fields/index.ts';

export const UPLOAD_TYPES = ['tour', 'package', 'gallery', 'default'] as const;

export const uploadFields = {
  public_id: text({ label: 'Public id', required: true }),
  url: text({ label: 'Address', required: true }),
  type: select({ label: 'Type', options: UPLOAD_TYPES, defaultValue: 'default' }),
  width: integer({ label: 'Width', required: true, min: 1, help: 'Pixels.' }),
  height: integer({ label: 'Height', required: true, min: 1, help: 'Pixels.' }),
  placeholder: text({
    label: 'Placeholder',
    help: 'The average colours of its upper and lower half.',
  }),
  widths: integers({ label: 'Widths', help: 'The widths in pixels that it is served in.' }),
  bytes: integer({
    label: 'Bytes',
    required: true,
    min: 0,
    help: 'The size of what was uploaded.',
  }),
};

/** What is known of an uploaded picture. */
export type Upload = RecordOf<typeof uploadFields>;
