export { email, isEmail, link, url } from './address.ts';
export { calendarDate } from './date.ts';
export type {
  Control,
  Field,
  FieldMap,
  RecordOf,
  SystemFields,
  ValueOf,
  ValuesOf,
} from './field.ts';
export { htmlToText, isBlankHtml } from './html.ts';
export { type ItineraryDay, itinerary, MEALS } from './itinerary.ts';
export { choices, group, integers, isBlankRow, lines, months, rows, tags } from './list.ts';
export { type GalleryEntry, gallery, image } from './media.ts';
export { moment } from './moment.ts';
export {
  flag,
  holdsMoney,
  integer,
  money,
  number,
  optionalInteger,
  optionalMoney,
  optionalNumber,
  rating,
} from './number.ts';
export { rowId } from './row-id.ts';
export { password } from './secret.ts';
export {
  duration,
  optionalSelect,
  pattern,
  RESERVED_SLUGS,
  richText,
  select,
  slug,
  text,
  timeZone,
} from './text.ts';
export { objectSchema } from './values.ts';
