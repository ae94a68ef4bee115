import {
  duration,
  flag,
  gallery,
  image,
  integer,
  itinerary,
  lines,
  money,
  months,
  optionalInteger,
  type RecordOf,
  rating,
  richText,
  select,
  slug,
  text,
} from '#core/fields/index.ts';
import { searchAppearanceFields } from '../search-appearance/search-appearance.fields.ts';
import { tripFields } from '../trips/trip.fields.ts';

export const TOUR_TYPES = ['safari', 'zanzibar-excursion'] as const;

export const tourFields = {
  title: text({ label: 'Title', required: true }),
  slug: slug({ from: 'title' }),
  description: richText({ label: 'Description', required: true }),
  image: image({ label: 'Main image', required: true }),
  gallery: gallery({ label: 'Gallery', help: 'Pictures and videos, in the order shown.' }),
  category: text({ label: 'Category', required: true, maxLength: 80 }),
  destination: text({
    label: 'Destination',
    required: true,
    help: 'The tour appears at every destination whose name is part of this text.',
  }),
  tourType: select({ label: 'Tour type', required: true, options: TOUR_TYPES }),
  duration: duration({
    label: 'Duration',
    required: true,
    help: 'Begins with the number of days: 5 Days.',
  }),
  price: money({
    label: 'Price',
    required: true,
    help: 'US dollars per person; 0 for a price on request.',
  }),
  rating: rating({ label: 'Rating', help: 'From 1 to 5.' }),
  reviews: integer({ label: 'Reviews', min: 0, defaultValue: 0, help: 'How many reviews.' }),
  highlights: lines({ label: 'Highlights' }),
  inclusions: lines({ label: 'Inclusions' }),
  exclusions: lines({ label: 'Exclusions' }),
  itinerary: itinerary({ label: 'Itinerary' }),
  groupSize: optionalInteger({ label: 'Group size', min: 1, max: 1000, help: 'At most.' }),
  ...tripFields,
  bestMonths: months({ label: 'Best months', help: 'When to go.' }),
  isFeatured: flag({ label: 'Featured', help: 'Shown on the home page.' }),
  isActive: flag({ label: 'Active', help: 'Shown on the public site.', defaultValue: true }),
  ...searchAppearanceFields,
};

/** A tour, as REST, GraphQL and the site see it. */
export type Tour = RecordOf<typeof tourFields>;
