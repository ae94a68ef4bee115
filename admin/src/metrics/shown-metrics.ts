import { formatThousands, type Metrics } from '@karibu/graph/contract';

export type ShownMetric = { label: string; value: string };

/** The numbers that the home page shows first, as it writes them. What is missing counts as 0. */
export function shownMetrics(metrics: Partial<Metrics>): ShownMetric[] {
  const { destinations, happyTravelers, totalRating } = metrics;
  return [
    { label: 'Destinations', value: `${destinations ?? 0}+` },
    { label: 'Happy Travelers', value: formatThousands(happyTravelers ?? 0) },
    { label: 'Average Rating', value: `${totalRating ?? 0}/5` },
  ];
}
