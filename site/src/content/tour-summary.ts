import { pick, type Tour } from '@karibu/graph/contract';
import { hasSeveralPrices } from '../features/journeys/price.ts';
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
export type TourSummary = Pick<Tour, (typeof SUMMARY)[number]> & {
  /** Whether `price` is but the lowest of several. */
  isFrom: boolean;
};

export const summaryOf = ofRecord(
  (tour: Tour): TourSummary => ({ ...pick(tour, SUMMARY), isFrom: hasSeveralPrices(tour) }),
);
