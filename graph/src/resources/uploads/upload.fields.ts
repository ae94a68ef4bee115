import { flag, group, integer, integers, type RecordOf, select, text } from '#core/fields/index.ts';
import { UPLOAD_TYPES } from '#core/upload-rules.ts';

/** From the picture's left or top edge, in per cent. */
const share = (label: string) => integer({ label, defaultValue: 50, min: 0, max: 100 });

/** The most characters of an alternative text: more is tiring to listen to. */
export const ALT_LENGTH = 250;

/** What people say of a picture. Everything else is known from the file. */
export const uploadInputFields = {
  alt: text({
    label: 'Alternative text',
    maxLength: ALT_LENGTH,
    help: 'What the picture shows, for those who cannot see it.',
  }),
  focus: group({
    label: 'Focal point',
    help: 'Stays in sight wherever the picture is cropped. Per cent from the left and from the top.',
    fields: { x: share('From the left'), y: share('From the top') },
  }),
};

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
  hasIcons: flag({
    label: 'Has icons',
    help: 'Whether square icons are kept of it, as of a logo.',
  }),
  ...uploadInputFields,
};

/** What is known of an uploaded picture. */
export type Upload = RecordOf<typeof uploadFields>;

/** Whether a picture is cropped around its middle, as it is until somebody frames it. */
export function isCentred({ focus }: Pick<Upload, 'focus'>): boolean {
  return focus.x === 50 && focus.y === 50;
}
