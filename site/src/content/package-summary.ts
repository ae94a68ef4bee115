import { type Package, pick } from '@karibu/graph/contract';
import { hasSeveralPrices } from '../features/journeys/price.ts';
import { ofRecord } from './query.ts';

const SUMMARY = [
  'slug',
  'title',
  'image',
  'category',
  'destination',
  'duration',
  'price',
  'originalPrice',
  'rating',
  'reviews',
  'maxGroupSize',
  'bestMonths',
  'isFeatured',
] as const;

/** What lists say of a package. A change of anything else leaves every list as it is. */
export type PackageSummary = Pick<Package, (typeof SUMMARY)[number]> & {
  /** Whether `price` is but the lowest of several. */
  isFrom: boolean;
};

export const packageSummary = ofRecord(
  (each: Package): PackageSummary => ({ ...pick(each, SUMMARY), isFrom: hasSeveralPrices(each) }),
);

/** Featured packages, then the others. */
export function featuredFirst(packages: Package[]): Package[] {
  return packages.toSorted((a, b) => Number(b.isFeatured) - Number(a.isFeatured));
}
