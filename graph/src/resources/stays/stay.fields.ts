import {
  flag,
  gallery,
  image,
  lines,
  optionalNumber,
  type RecordOf,
  richText,
  select,
  slug,
  text,
} from '#core/fields/index.ts';
import { searchAppearanceFields } from '../search-appearance/search-appearance.fields.ts';

export const STAY_KINDS = ['camp', 'lodge', 'hotel', 'boat', 'house'] as const;

export const stayFields = {
  name: text({ label: 'Name', required: true, maxLength: 120 }),
  slug: slug({ from: 'name' }),
  kind: select({ label: 'Kind', required: true, options: STAY_KINDS }),
  place: text({ label: 'Place', required: true, maxLength: 120 }),
  latitude: optionalNumber({
    label: 'Latitude',
    min: -90,
    max: 90,
    help: 'Degrees; south is negative.',
  }),
  longitude: optionalNumber({
    label: 'Longitude',
    min: -180,
    max: 180,
    help: 'Degrees; west is negative.',
  }),
  description: richText({ label: 'Description', required: true }),
  image: image({ label: 'Main image', required: true }),
  gallery: gallery({ label: 'Gallery', help: 'Pictures and videos, in the order shown.' }),
  facilities: lines({ label: 'Facilities' }),
  isActive: flag({ label: 'Active', help: 'Shown on the public site.', defaultValue: true }),
  ...searchAppearanceFields,
};

/** A camp, lodge, hotel or boat, as REST, GraphQL and the site see it. */
export type Stay = RecordOf<typeof stayFields>;
