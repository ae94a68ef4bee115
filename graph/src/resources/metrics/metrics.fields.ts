import { integer, number, type RecordOf } from '#core/fields/index.ts';

/** Below the limit of GraphQL's Int, which has 32 bits. */
const MANY = 1_000_000_000;

const howMany = (label: string) => integer({ label, min: 0, max: MANY, defaultValue: 0 });

export const metricsFields = {
  destinations: howMany('Destinations'),
  happyTravelers: howMany('Happy travelers'),
  totalRating: number({
    label: 'Average rating',
    min: 0,
    max: 5,
    step: 0.1,
    defaultValue: 0,
    help: 'From 0 to 5, with one decimal.',
  }),
  toursCompleted: howMany('Tours completed'),
  yearsExperience: howMany('Years of experience'),
  awards: howMany('Awards'),
};

/** The one record of the site's numbers. */
export type Metrics = RecordOf<typeof metricsFields>;
