import {
  flag,
  group,
  integer,
  integers,
  lines,
  number,
  type RecordOf,
  select,
  tags,
  text,
} from '#core/fields/index.ts';
import { UPLOAD_TYPES } from '#core/upload-rules.ts';
import { WHOLE } from '#storage/recipe.ts';

/** A distance from the left or top edge, in per cent. */
const share = (label: string) => integer({ label, defaultValue: 50, min: 0, max: 100 });

/** The longest alternative text, in characters. A screen reader reads all of it aloud. */
export const ALT_LENGTH = 250;

/** The fields that people edit. All others come from the file. */
export const uploadInputFields = {
  title: text({
    label: 'Title',
    help: 'What people call it. First made of the name of the file, where that says something.',
  }),
  alt: text({
    label: 'Alternative text',
    maxLength: ALT_LENGTH,
    help: 'What the picture shows, for people who cannot see it.',
  }),
  caption: text({
    label: 'Caption',
    maxLength: 500,
    help: 'A sentence to read below the picture.',
  }),
  tags: tags({ label: 'Tags', help: 'Words to find it by.' }),
  focus: group({
    label: 'Focal point',
    help: 'This point stays visible when the picture is cropped. Per cent from the left and top.',
    fields: { x: share('From the left'), y: share('From the top') },
  }),
};

const PIXELS = 'Pixels; 0 of a document.';

const part = (label: string, defaultValue: number) =>
  number({ label, defaultValue, min: 0, max: 1, help: 'A share of the turned original, 0 to 1.' });

/** How a picture is made of its original. Without any of them it is the whole, as uploaded. */
export const recipeFields = {
  turn: integer({
    label: 'Turn',
    defaultValue: WHOLE.turn,
    min: 0,
    max: 270,
    help: 'Clockwise, before the crop: 0, 90, 180 or 270 degrees.',
  }),
  x: part('Left', WHOLE.x),
  y: part('Top', WHOLE.y),
  width: part('Width', WHOLE.width),
  height: part('Height', WHOLE.height),
};

export const uploadFields = {
  public_id: text({ label: 'Public id', required: true }),
  url: text({ label: 'Address', required: true }),
  fileName: text({ label: 'File name', help: 'What the uploaded file was called.' }),
  type: select({ label: 'Type', options: UPLOAD_TYPES, defaultValue: 'default' }),
  width: integer({ label: 'Width', required: true, min: 0, help: PIXELS }),
  height: integer({ label: 'Height', required: true, min: 0, help: PIXELS }),
  placeholder: text({
    label: 'Placeholder',
    help: 'The average colours of its upper and lower half.',
  }),
  widths: integers({ label: 'Widths', help: 'The widths of its files, in pixels.' }),
  bytes: integer({
    label: 'Bytes',
    required: true,
    min: 0,
    help: 'The size of the uploaded file.',
  }),
  hasIcons: flag({
    label: 'Has icons',
    help: 'Whether it has square icons, as a logo does.',
  }),
  crop: group({
    label: 'Crop',
    help: 'How the picture is made of its original.',
    fields: recipeFields,
  }),
  files: lines({
    label: 'Files',
    help: 'The ids of all files it ever had, the uploaded one first. Empty until it is cropped.',
  }),
  ...uploadInputFields,
};

/** An uploaded picture, or a document. */
export type Upload = RecordOf<typeof uploadFields>;

/** Whether an upload is a document to read, no picture. */
export function isDocument({ type }: { type: string }): boolean {
  return type === 'document';
}

/** Whether a picture is cropped around its middle. It is, until somebody sets a focal point. */
export function isCentred({ focus }: Pick<Upload, 'focus'>): boolean {
  return focus.x === 50 && focus.y === 50;
}
