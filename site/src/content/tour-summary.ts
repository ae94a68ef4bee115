import { pick, type Tour } from '@karibu/graph/contract';
import { ofRecord } from './query.ts';

const SUMMARY = [
  'slug',
  'title',
  'image',
  'category',
  'destination',
  'tourType',
  'duration',
  'price',
  'rating',
  'reviews',
  'isFeatured',
  'bestMonths',
] as const;

/** What lists say of a tour. A change of anything else leaves every list as it is. */
export type TourSummary = Pick<Tour, (typeof SUMMARY)[number]>;

export const summaryOf = ofRecord((tour: Tour): TourSummary => pick(tour, SUMMARY));
