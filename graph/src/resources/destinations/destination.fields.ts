import {
  flag,
  image,
  integer,
  months,
  type RecordOf,
  richText,
  slug,
  text,
} from '#core/fields/index.ts';
import { searchAppearanceFields } from '../search-appearance/search-appearance.fields.ts';
import { faqs } from '../trips/faqs.ts';
import { monthlyNotes } from './monthly-notes.ts';

export const destinationFields = {
  name: text({ label: 'Name', required: true }),
  slug: slug({ from: 'name' }),
  continent: text({ label: 'Continent', required: true, maxLength: 80 }),
  country: text({
    label: 'Country',
    maxLength: 80,
    help: 'Searching for it finds the trips that go to this destination.',
  }),
  description: richText({
    label: 'Description',
    required: true,
    help: 'The first paragraph is shown on the hero.',
  }),
  image: image({ label: 'Image', required: true }),
  tourCount: integer({ label: 'Tour count', min: 0, defaultValue: 0 }),
  bestMonths: months({ label: 'Best months', help: 'When to go.' }),
  monthlyNotes: monthlyNotes(),
  faqs: faqs(),
  featured: flag({ label: 'Featured', help: 'Shown first on the home page.' }),
  isActive: flag({ label: 'Active', help: 'Shown on the public site.', defaultValue: true }),
  ...searchAppearanceFields,
};

/** A destination, as REST, GraphQL and the site see it. */
export type Destination = RecordOf<typeof destinationFields>;
