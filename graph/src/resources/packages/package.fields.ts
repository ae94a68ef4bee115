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
  optionalMoney,
  type RecordOf,
  rating,
  richText,
  slug,
  text,
} from '#core/fields/index.ts';
import { searchAppearanceFields } from '../search-appearance/search-appearance.fields.ts';
import { tripFields } from '../trips/trip.fields.ts';

/** It has a title, because a save drops a day without one. */
export const DEFAULT_DAY = { day: 'Day 1', title: 'Day 1', description: 'Package description' };

export const packageFields = {
  title: text({ label: 'Title', required: true }),
  slug: slug({ from: 'title' }),
  description: richText({
    label: 'Description',
    required: true,
    requiredMessage: 'Please provide a package description',
  }),
  image: image({
    label: 'Main image',
    required: true,
    requiredMessage:
      'Please provide a main image either by uploading a file or pasting an image URL',
    invalidMessage: 'Please provide a valid image URL',
  }),
  gallery: gallery({ label: 'Gallery', help: 'Pictures and videos, in the order shown.' }),
  category: text({ label: 'Category', required: true, help: 'The slug of a package category.' }),
  destination: text({ label: 'Destination', required: true }),
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
  originalPrice: optionalMoney({
    label: 'Original price',
    help: 'US dollars per person. Shown struck through when it is above the price.',
  }),
  rating: rating({ label: 'Rating', help: 'From 1 to 5.', defaultValue: 4.5 }),
  reviews: integer({ label: 'Reviews', min: 0, defaultValue: 0, help: 'How many reviews.' }),
  highlights: lines({ label: 'Highlights' }),
  itinerary: itinerary({ label: 'Itinerary', fallback: DEFAULT_DAY }),
  accommodation: text({ label: 'Accommodation', multiline: true, maxLength: 4000 }),
  inclusions: lines({ label: 'Inclusions' }),
  exclusions: lines({ label: 'Exclusions' }),
  maxGroupSize: integer({ label: 'Largest group', min: 1, max: 1000, defaultValue: 20 }),
  ...tripFields,
  bestMonths: months({ label: 'Best months', help: 'When to go.' }),
  isFeatured: flag({ label: 'Featured', help: 'Shown before the others.' }),
  isActive: flag({ label: 'Active', help: 'Shown on the public site.', defaultValue: true }),
  ...searchAppearanceFields,
};

/** A package, as REST, GraphQL and the site see it. */
export type Package = RecordOf<typeof packageFields>;
