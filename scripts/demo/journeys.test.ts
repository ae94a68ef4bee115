import { describe, expect, it } from 'vitest';
import { readRecords } from './read-content.ts';

const tours = await readRecords('tours');
const packages = await readRecords('packages');
const destinations = await readRecords('destinations');
const categories = await readRecords('package-categories');
const [metrics] = await readRecords('metrics');

const journeys = [...tours, ...packages];
const toursAt = (name: string) =>
  tours.filter(({ destination }) => destination.toLowerCase().includes(name.toLowerCase()));

describe('tours and packages', () => {
  it.each(journeys)('$slug tells every day', ({ itinerary, duration }) => {
    expect(itinerary).toHaveLength(Number.parseInt(duration, 10));
    expect(itinerary.map(({ day }) => day)).toEqual(itinerary.map((_, i) => `Day ${i + 1}`));
  });

  it.each(journeys)('$slug has a map: most of its days say where they end', ({ itinerary }) => {
    const known = itinerary.filter(({ place, latitude }) => place !== '' && latitude !== null);
    expect(known.length).toBeGreaterThanOrEqual(itinerary.length - 1);
  });

  it('agree on where a place is', () => {
    const days = journeys.flatMap(({ itinerary }) => itinerary);
    for (const [place, stays] of Map.groupBy(days, (day) => day.place)) {
      const spots = stays.map(({ latitude, longitude }) => `${latitude} ${longitude}`);
      expect(new Set(spots).size, place).toBe(1);
    }
  });

  it('have addresses and titles of their own', () => {
    for (const key of ['slug', 'title'] as const) {
      expect(new Set(journeys.map((journey) => journey[key])).size).toBe(journeys.length);
    }
  });
});

describe('tours', () => {
  it('stand on both sides of every bound of the price and duration bands, and on it', () => {
    const prices = tours.map(({ price }) => price);
    const days = tours.map(({ duration }) => Number.parseInt(duration, 10));
    expect(prices).toEqual(expect.arrayContaining([2000, 3000]));
    expect(Math.min(...prices)).toBeLessThan(2000);
    expect(Math.max(...prices)).toBeGreaterThan(3000);
    expect(days).toEqual(expect.arrayContaining([1, 5, 7, 14]));
  });

  it('are excursions of Zanzibar only where they stay in its islands', () => {
    const excursions = tours.filter(({ tourType }) => tourType === 'zanzibar-excursion');
    expect(excursions.length).toBeGreaterThan(1);
    for (const { destination } of excursions) expect(destination).toMatch(/Zanzibar|Pemba/);
  });
});

describe('destinations', () => {
  it('are as many as the site counts', () => {
    expect(metrics?.destinations).toBe(destinations.filter(({ isActive }) => isActive).length);
  });

  it('are at their best in the months of the tours that go nowhere else', () => {
    const pairs = destinations.flatMap((place) =>
      tours.filter(({ destination }) => destination === place.name).map((tour) => [place, tour]),
    );
    expect(pairs.length).toBeGreaterThan(2);
    for (const [place, tour] of pairs)
      expect(place?.bestMonths, tour?.slug).toEqual(expect.arrayContaining(tour?.bestMonths ?? []));
  });

  it('lie on two continents, and only Oman has no tour', () => {
    expect(new Set(destinations.map(({ continent }) => continent)).size).toBe(2);
    const without = destinations.filter(({ name }) => toursAt(name).length === 0);
    expect(without.map(({ name }) => name)).toEqual(['Oman']);
  });
});

describe('packages', () => {
  it('fill every active category, and none that is inactive', () => {
    const used = new Set(packages.map(({ category }) => category));
    const active = categories.filter(({ isActive }) => isActive);
    expect([...used].sort()).toEqual(active.map(({ slug }) => slug).sort());
    expect(active.length).toBeLessThan(categories.length);
  });

  it('cost less than before, where they say what it was', () => {
    const reduced = packages.filter(({ originalPrice }) => originalPrice !== null);
    expect(reduced.length).toBeGreaterThan(1);
    for (const { price, originalPrice } of reduced) expect(originalPrice).toBeGreaterThan(price);
  });
});

describe('careers', () => {
  it('stay open for months after the day of seeding, one of them without an end', async () => {
    for (const today of ['2027-01-01', '2031-12-31']) {
      const careers = await readRecords('careers', new Date(today));
      const deadlines = careers.map((career) => career.applicationDeadline);
      const later = new Date(Date.parse(today) + 150 * 86_400_000).toISOString();
      expect(deadlines.filter((deadline) => deadline > later)).toHaveLength(4);
      expect(deadlines.filter((deadline) => deadline === '')).toHaveLength(1);
    }
  });
});
