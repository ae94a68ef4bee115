import { describe, expect, it } from 'vitest';
import { shownMetrics } from './shown-metrics.ts';

describe('shownMetrics', () => {
  it('ADM-MET-1 writes the numbers as the home page does', () => {
    const metrics = { destinations: 24, happyTravelers: 50_900, totalRating: 4.9 };
    expect(shownMetrics(metrics).map(({ value }) => value)).toEqual(['24+', '50K+', '4.9/5']);
  });

  it('counts what is missing as nothing', () => {
    expect(shownMetrics({}).map(({ value }) => value)).toEqual(['0+', '0+', '0/5']);
  });
});
